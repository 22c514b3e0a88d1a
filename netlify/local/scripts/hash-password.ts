import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { shortestPassword } from '#shared/admin/account';
import { longestPassword, truncatesPassword } from '#shared/admin/password-length';
import { hashPassword } from '../settings/passwords.ts';

const password = (process.stdin.isTTY ? await ask('Password: ') : await readPiped()).normalize(
  'NFC',
);
const problem = findProblem(password);
if (problem) {
  console.error(problem);
  process.exit(1);
}
console.log(hashPassword(password));

function findProblem(typed: string): string | null {
  if (!typed) return 'The password is empty';
  if ([...typed].length < shortestPassword) {
    return `The password is too short: ${shortestPassword} characters at least, more are better`;
  }
  if (!truncatesPassword(typed)) return null;
  return `The password is too long: bcrypt reads ${longestPassword} bytes at most`;
}

/** Reads from the terminal without showing the input. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  const answer = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return answer;
}

async function readPiped(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}
