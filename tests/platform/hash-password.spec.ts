import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compareSync } from 'bcryptjs';
import { project } from '../fixtures/start/platform-template.ts';

test('The owner gets a hash of the typed password, which no other password matches', async () => {
  const { code, output } = await typePassword('lakay se lakay');
  expect(code).toBe(0);
  const hash = Buffer.from(output.trim(), 'base64').toString();
  expect(compareSync('lakay se lakay', hash)).toBe(true);
  expect(compareSync('lakay se laka', hash)).toBe(false);
});

test('A password may have all 72 bytes that bcrypt reads, in the short form of its accents', async () => {
  const longest = 'ò'.repeat(36);
  const { code, output } = await typePassword(longest.normalize('NFD'));
  expect(code).toBe(0);
  expect(compareSync(longest, Buffer.from(output.trim(), 'base64').toString())).toBe(true);
});

const refused = [
  ['', 'The password is empty'],
  // Characters are counted and not bytes: eleven letters in more than twelve bytes.
  ['pèpè solèyè', 'The password is too short: 12 characters at least, more are better'],
  ['é'.repeat(37), 'The password is too long: bcrypt reads 72 bytes at most'],
] as const;

for (const [password, reason] of refused) {
  test(`The owner reads why '${password.slice(0, 12)}' is refused`, async () => {
    expect(await typePassword(password)).toEqual({ code: 1, output: '', problem: `${reason}\n` });
  });
}

function typePassword(password: string) {
  const script = join(project, 'netlify/local/scripts/hash-password.ts');
  return new Promise<{ code: number; output: string; problem: string }>((resolve) => {
    const child = execFile(process.execPath, [script], (error, output, problem) =>
      resolve({ code: error ? 1 : 0, output, problem }),
    );
    child.stdin?.end(`${password}\n`);
  });
}
