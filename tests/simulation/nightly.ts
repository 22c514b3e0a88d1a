import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const runs = Number(process.argv[2] ?? 10_000);
const script = join(import.meta.dirname, 'run.ts');
const processes = availableParallelism();
const share = (some: number) => `--runs=${Math.ceil(some / processes)}`;
const each = share(runs);
/** A sync has many more calls than a payment. */
const feeds = share(runs / 5);

const codes = await Promise.all(
  Array.from({ length: processes }, async () =>
    Math.max(await play(each), await play(each, '--rush'), await play(feeds, '--feed')),
  ),
);
process.exitCode = Math.max(...codes);

async function play(...args: string[]): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return Number(code ?? 1);
}
