export { createFaults, disturbBlobs, disturbBuild } from './faults.ts';
export {
  sandboxInstagramToken,
  sandboxPublishableKey,
  sandboxSecretKey,
  sandboxVerifyToken,
} from './keys.ts';
export { startSandbox } from './server.ts';
