import { after, before, test } from 'node:test';
import { expect } from '@playwright/test';
import { hashSync } from 'bcryptjs';
import * as z from 'zod';
import { env } from '../../netlify/env.ts';
import { HttpError } from '../../netlify/errors.ts';
import { listJson } from '../../netlify/ports/blobs/lists.ts';
import {
  confirmLink,
  confirmPassword,
  confirmShopSecret,
  logInAdministrator,
} from '../../netlify/use-cases/admin/login.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { failuresKey } from '../fixtures/records.ts';
import { least } from '../fixtures/start/least-environment.ts';

const password = 'a tanbou in the rain';
const login = { username: 'admin', password };
const wrong = { ...login, password: 'another one' };
const refusal = new HttpError(403, 'No.');

giveOwnStore();
before(() => {
  env().ADMIN_PASSWORD_HASH = Buffer.from(hashSync(password, 4)).toString('base64');
});
after(() => {
  delete env().ADMIN_PASSWORD_HASH;
});

/** A right proof, and a wrong one. */
const proofs: Record<string, [right: (ip: string) => Promise<unknown>, wrong: typeof logIn]> = {
  login: [(ip) => logInAdministrator(ip, login), logIn],
  password: [(ip) => confirmPassword(ip, login), (ip) => confirmPassword(ip, wrong)],
  SHOP_SECRET: [
    (ip) => confirmShopSecret(ip, least.SHOP_SECRET),
    (ip) => confirmShopSecret(ip, 'another one'),
  ],
  link: [
    (ip) => confirmLink(ip, async () => ({ found: true }), refusal),
    (ip) => confirmLink(ip, async () => null, refusal),
  ],
};

for (const [index, [what, [prove, fail]]] of Object.entries(proofs).entries())
  test(`a right ${what} counts as no failure, a wrong one as one (rule 56)`, async () => {
    const ip = `198.51.100.${index}`;
    await prove(ip);
    expect(await countAttempts()).toBe(index);
    await expect(fail(ip)).rejects.toMatchObject({ status: what === 'login' ? 401 : 403 });
    expect(await countAttempts()).toBe(index + 1);
  });

function logIn(ip: string): Promise<unknown> {
  return logInAdministrator(ip, wrong);
}

async function countAttempts(): Promise<number> {
  const bucketSchema = z.object({ attempts: z.array(z.string()) });
  const buckets = await listJson(failuresKey(''), bucketSchema);
  return [...buckets.values()].flatMap(({ attempts }) => attempts).length;
}
