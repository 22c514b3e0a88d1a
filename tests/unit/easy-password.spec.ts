import { test } from 'node:test';
import { expect } from '@playwright/test';
import { accountInput, ownerInput } from '#shared/admin/account';

const refusal =
  'This password is one of the first that is tried. A few words of your own are better';

test('a password that is tried first is refused, whatever its signs', () => {
  // The first ones are in published lists of passwords that people use.
  for (const password of [
    'passwordpass',
    'passwordpassword',
    'Password@123',
    'P@ssw0rd1234',
    'Pass@1234567',
    'motdepasse123',
    'qwertyuiop12',
    'azertyuiop123',
    'qwertyqwerty',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    '123456789012',
    '0987654321098',
    '147258369147',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'abcabcabcabc',
    'iloveyou1234',
    'admin1234567',
    'adminadminadmin',
    'Welcome12345',
    'Aa@123456789',
    'letmeinletmein',
    'atelyeatelye',
  ]) {
    expect(messageOf(password), password).toBe(refusal);
  }
});

test('words of one’s own are taken, of any signs; the own name alone is not', () => {
  for (const password of [
    'penti ak lanmou',
    'lakay se lakay',
    'another painting',
    'zaboka wouj douz',
    '839201748310',
    'correct horse battery staple',
    'Tr0ub4dor&3xyz',
    'àéîõü çñßø æœ',
    'k7#Vq9!zLm2x',
  ]) {
    expect(messageOf(password), password).toBe('');
  }
  expect(messageOf('solange1234!', 'Solange')).toBe(refusal);
  expect(messageOf('solange1234!', 'Ana')).toBe('');
  const owner = { secret: 'x', username: 'Ana', password: 'passwordpass' };
  expect(ownerInput.safeParse(owner).error?.issues[0]?.message).toBe(refusal);
});

function messageOf(newPassword: string, username = 'Marie'): string {
  const parsed = accountInput.safeParse({ username, newPassword, password: 'x' });
  return parsed.error?.issues[0]?.message ?? '';
}
