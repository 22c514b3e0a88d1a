import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secrets = {
  adminPassword: string;
  shopSecret: string;
  webhookSecret: string;
  blobsToken: string;
};

/** Reads the secrets of one DATA_DIR, or generates them once and stores them beside the data. */
export function keepSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const stored = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>)
    : {};
  const generated = generateSecrets();
  const secrets = { ...generated, ...stored };
  if (Object.keys(generated).every((name) => name in stored)) return secrets;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function generateSecrets(): Secrets {
  return {
    adminPassword: randomBytes(9).toString('base64url'),
    shopSecret: randomBytes(32).toString('base64url'),
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    blobsToken: randomBytes(24).toString('base64url'),
  };
}
