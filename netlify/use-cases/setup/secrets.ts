import type { SetupFinding } from '#shared/setup';
import { env } from '../../env.ts';
import { ok, toDo } from './findings.ts';

const shortestSecretBytes = 32;
const lowestCost = 10;

type Secrets = { jwtSecret: string; passwordHash: string };

/** Measures the secrets that the owner chose; the findings carry their measures only. */
export function checkSecrets(): SetupFinding[] {
  const { JWT_SECRET, ADMIN_PASSWORD_HASH } = env();
  return judgeSecrets({ jwtSecret: JWT_SECRET, passwordHash: ADMIN_PASSWORD_HASH });
}

/** What is right and wrong with these secrets; `passwordHash` is base64. */
export function judgeSecrets({ jwtSecret, passwordHash }: Secrets): SetupFinding[] {
  return [judgeSigningSecret(jwtSecret), judgeHash(passwordHash)];
}

function judgeSigningSecret(secret: string): SetupFinding {
  const bytes = Buffer.byteLength(secret);
  if (bytes >= shortestSecretBytes) {
    return ok(`JWT_SECRET, which signs your session, has ${bytes} bytes.`);
  }
  return toDo(
    `JWT_SECRET has only ${bytes} bytes: set ${shortestSecretBytes} random ones or more and deploy.`,
  );
}

function judgeHash(passwordHash: string): SetupFinding {
  const cost = readCost(passwordHash);
  if (cost === null) {
    return toDo(
      'ADMIN_PASSWORD_HASH is not a bcrypt hash in base64: make one with `npm run hash-password`, set it and deploy.',
    );
  }
  if (cost >= lowestCost) return ok(`Your password is stored as a bcrypt hash of cost ${cost}.`);
  return toDo(
    `The hash of your password has cost ${cost}, which is quick to guess: make a new one with \`npm run hash-password\`, set it and deploy.`,
  );
}

/** A hash is '$2b$', the cost in two digits, '$', and 53 characters of salt and hash. */
function readCost(passwordHash: string): number | null {
  const hash = Buffer.from(passwordHash, 'base64').toString('utf8');
  const cost = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(hash)?.[1];
  return cost ? Number(cost) : null;
}
