import { test } from 'node:test';
import { expect } from '@playwright/test';
import { compareSync, hashSync } from 'bcryptjs';
import { accountInput, linkInput, ownerInput } from '#shared/admin/account';
import { loginInput } from '#shared/admin/session';
import { env } from '../../netlify/env.ts';
import { readSettings } from '../../netlify/server/settings.ts';
import { hashPassword } from '../../netlify/local/settings/passwords.ts';
import { logInAdministrator } from '../../netlify/use-cases/admin/login.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

giveOwnStore();
const words = 'krèyòl pale konprann';
/** Made before passwords had one form. */
const olderHash = Buffer.from(hashSync(words.normalize('NFD'), 4)).toString('base64');
const forms = [words.normalize('NFC'), words.normalize('NFD')];

test('a password is right in each form of its accents, and a blank beside the name is none (rule 57)', async () => {
  const hashes = [hashPassword(words), olderHash];
  const logIn = async (hash: string, typed: { username: string; password: string }) => {
    env().ADMIN_PASSWORD_HASH = hash;
    const input = loginInput.parse(typed);
    expect(await logInAdministrator('127.0.0.1', input)).toMatchObject({ username: 'admin' });
  };
  for (const hash of hashes)
    for (const password of forms) await logIn(hash, { username: 'admin', password });
  for (const username of ['admin ', ' admin', 'admin\u00a0'])
    await logIn(hashes[0]!, { username, password: words });
  for (const password of ['kreyol pale konprann', `${words} `])
    await expect(
      logInAdministrator('127.0.0.1', loginInput.parse({ username: 'admin', password })),
    ).rejects.toMatchObject({ status: 401 });
  delete env().ADMIN_PASSWORD_HASH;
});

test('what is hashed is measured: 72 bytes, whatever was typed (rule 57)', async () => {
  const longest = 'òèàù'.repeat(9);
  const typed = longest.normalize('NFD');
  const input = { secret: 'x', username: 'Ana', password: typed };
  expect(ownerInput.parse(input).password).toBe(longest);
  expect(linkInput.parse(input).password).toBe(longest);
  expect(accountInput.parse({ ...input, newPassword: typed }).newPassword).toBe(longest);
  expect(() => readSettings('/nowhere', { ADMIN_PASSWORD: typed })).not.toThrow();
  expect(compareSync(longest, Buffer.from(hashPassword(typed), 'base64').toString())).toBe(true);
  const login = loginInput.parse({ username: 'admin', password: typed });
  await expect(logInAdministrator('127.0.0.2', login)).rejects.toMatchObject({ status: 401 });
  expect(linkInput.safeParse({ ...input, password: 'ò'.repeat(11).normalize('NFD') }).success).toBe(
    false,
  );
});
