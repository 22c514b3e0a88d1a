import type { SetupFinding } from '#shared/admin/setup';
import { env } from '../../env.ts';
import { okFinding, toDoFinding } from './findings.ts';

const shortestSecretBytes = 32;
const lowestCost = 10;

type Secrets = {
  shopSecret: string;
  jwtSecret?: string | undefined;
  passwordHash?: string | undefined;
};

/** The findings contain measures of the secrets and not the secrets. */
export function checkSecrets(): SetupFinding[] {
  const { SHOP_SECRET, JWT_SECRET, ADMIN_PASSWORD_HASH } = env();
  return judgeSecrets({
    shopSecret: SHOP_SECRET,
    jwtSecret: JWT_SECRET,
    passwordHash: ADMIN_PASSWORD_HASH,
  });
}

export function judgeSecrets({ shopSecret, jwtSecret, passwordHash }: Secrets): SetupFinding[] {
  return [
    okFinding(`SHOP_SECRET, which opens the shop, has ${shopSecret.length} characters.`),
    ...(jwtSecret ? [judgeSigningSecret(jwtSecret)] : []),
    passwordHash ? judgeHash(passwordHash) : inStore,
  ];
}

const inStore = okFinding(
  'Your password stands in the store, as a bcrypt hash. Change it under Settings.',
);

function judgeSigningSecret(secret: string): SetupFinding {
  const bytes = Buffer.byteLength(secret);
  if (bytes >= shortestSecretBytes) {
    return okFinding(`JWT_SECRET, which signs your session, has ${bytes} bytes.`);
  }
  return toDoFinding(
    `JWT_SECRET has only ${bytes} bytes: set ${shortestSecretBytes} random ones or more and deploy.`,
  );
}

function judgeHash(passwordHash: string): SetupFinding {
  const cost = readCost(passwordHash);
  if (cost === null) {
    return toDoFinding(
      'ADMIN_PASSWORD_HASH is not a bcrypt hash in base64: make one with `npm run hash-password`, set it and deploy.',
    );
  }
  if (cost >= lowestCost)
    return okFinding(`Your password is stored as a bcrypt hash of cost ${cost}.`);
  return toDoFinding(
    `The hash of your password has cost ${cost}, which is quick to guess: make a new one with \`npm run hash-password\`, set it and deploy.`,
  );
}

/** A hash is '$2b$', the cost in two digits, '$', and 53 characters. */
function readCost(passwordHash: string): number | null {
  const hash = Buffer.from(passwordHash, 'base64').toString('utf8');
  const cost = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(hash)?.[1];
  return cost ? Number(cost) : null;
}
