import { seedShop } from '../../use-cases/seed.ts';
import { createFaults, disturbBlobs, disturbBuild, startSandbox } from '../../sandbox/index.ts';
import type { LocalEnvironment } from '../settings/environment.ts';
import type { Surroundings } from '../../server/shop/backend.ts';
import { listen } from '../../server/shop/listen.ts';

/** Returns what gives a shop its samples, the sandbox and its faults, for a developer and for tests. */
export function standIns({ settings, secrets }: LocalEnvironment): Surroundings {
  const faults = createFaults();
  return {
    disturbBlobs: () => disturbBlobs(faults),
    disturbBuild: (signal) => disturbBuild(faults, signal),
    async start({ functions, blobs, hook, waitUntilIdle }) {
      const sandbox = await listen('SANDBOX_PORT', settings.sandboxPort, (port) =>
        startSandbox({
          port,
          dataDir: settings.dataDir,
          shopUrl: `http://localhost:${settings.port}`,
          webhookSecret: secrets.webhookSecret,
          faults,
          runScheduled: (name) => functions().runScheduled(name),
          catchUpSchedules: () => functions().catchUpSchedules(),
          runningCalls: () => functions().countRunning(),
          waitUntilIdle,
          requestBuild: hook.request,
          builds: hook.records,
          blobsRequests: blobs.countRequests,
        }),
      );
      // The mailbox has a port once it runs; functions read the environment on their first call.
      process.env['SMTP_URL'] ||= sandbox.smtpUrl;
      await seedShop(undefined, settings.dataDir);
      return sandbox;
    },
  };
}
