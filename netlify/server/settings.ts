import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import { longestPassword, truncatesPassword } from '#shared/admin/password-length';
import { withoutEmpty } from '../env.ts';
import { readSettingsFile, readText } from '../node/settings-file.mjs';
import { siteAddress } from '#shared/site-address';

export type Variables = Record<string, string>;

const largestPort = 65_535;

const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(1, 'must be a port number')
  .max(largestPort, 'must be a port number');

const schema = z.object({
  PORT: port.default(8888),
  SANDBOX_PORT: port.optional(),
  DATA_DIR: z.string().default('.netlify/local'),
  SITE_URL: siteAddress.optional(),
  ADMIN_PASSWORD: z
    .string()
    .normalize('NFC')
    .refine(
      (password) => !truncatesPassword(password),
      `must have ${longestPassword} bytes at most`,
    )
    .optional(),
});

export type Settings = { port: number; sandboxPort: number; dataDir: string; siteUrl: string };

export type ShopEnvironment = {
  settings: Settings;
  /** Of the store's server on this machine. */
  blobsToken: string;
  /** All variables of functions and builds. */
  variables: Variables;
};

/**
 * Reads the environment, then for what is absent the file that SETTINGS_FILE names on a server of one's own, else `.env`. Empty values
 * count as unset. Throws a text for people.
 */
export function readVariables(project: string): Variables {
  return withoutEmpty({ ...readFile(project), ...process.env });
}

function readFile(project: string): Record<string, string | undefined> {
  const { SETTINGS_FILE: settings } = process.env;
  if (settings) return readSettingsFile(settings);
  const file = resolve(project, '.env');
  return existsSync(file) ? parseEnv(readText(file)) : {};
}

/** Throws a text that names every bad value. */
export function readSettings(project: string, variables: Variables): Settings {
  const result = schema.safeParse(variables);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return `${name} ${message}${name.includes('PASSWORD') ? '' : `, not '${variables[name]}'`}`;
    });
    throw new Error(`Bad settings:\n${problems.join('\n')}`);
  }
  const { PORT, SANDBOX_PORT = PORT + 1, DATA_DIR, SITE_URL } = result.data;
  if (PORT === SANDBOX_PORT) throw new Error('PORT and SANDBOX_PORT must differ');
  if (SANDBOX_PORT > largestPort)
    throw new Error('PORT is the last one there is: set SANDBOX_PORT');
  return {
    port: PORT,
    sandboxPort: SANDBOX_PORT,
    dataDir: resolve(project, DATA_DIR),
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
  };
}
