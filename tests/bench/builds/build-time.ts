import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type BuildTime = { seconds: number; megabytes: number; rendered: number; reused: number };

/** Builds an Astro project in a process of its own and measures it from its start to its end. Throws its output's end. */
export async function timeBuild(
  folder: string,
  variables: Record<string, string>,
): Promise<BuildTime> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build-once.ts')], {
    cwd: folder,
    env: { ...variables, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  let kilobytes = 0;
  child.on('message', (message: { kilobytes: number }) => ({ kilobytes } = message));
  const [code] = (await once(child, 'close')) as [number | null];
  const text = output.join('');
  if (code !== 0) throw new Error(`${folder} could not be built:\n${text.slice(-3000)}`);
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: kilobytes / 1024,
    rendered: count(text, /\(\+[\d.]+m?s\)/g),
    reused: count(text, /\(restored\)/g),
  };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
