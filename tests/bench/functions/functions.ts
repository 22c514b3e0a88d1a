import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  bundlePath,
  prepareFunctions,
  readManifest,
} from '../../../netlify/build/prepared-functions.ts';
import { project } from '../../fixtures/start/platform-template.ts';
import { median, type Section } from '../section.ts';

const rounds = 3;

/** Every function, the slowest start first; `(empty)` loads nothing. */
export async function measureFunctions(): Promise<Section> {
  const prepared = await prepareFunctions(project);
  const names = readManifest(prepared).map(({ name }) => name);
  const files = names.map((name) => bundlePath(prepared, name));
  const [empty = 0, ...coldStarts] = await startInTurn(['data:text/javascript,', ...files]);
  const rows = names.map((name, index) => ({
    name,
    kilobytes: kilobytesOf(files[index]!),
    coldStart: coldStarts[index]!,
  }));
  rows.push({ name: '(empty)', kilobytes: 0, coldStart: empty });
  rows.sort((one, other) => other.coldStart - one.coldStart);
  const title = 'Functions: kilobytes of the bundle, milliseconds to load it in a fresh Node';
  return { title, rows, broken: [] };
}

/** The size of a bundle. */
function kilobytesOf(file: string): number {
  return statSync(file).size / 1024;
}

/** Median milliseconds that a fresh Node needs to load each module: round by round, as machines are busier at times. */
async function startInTurn(modules: string[]): Promise<number[]> {
  const times: number[][] = modules.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, file] of modules.entries()) times[index]!.push(await load(file));
  }
  return times.map(median);
}

async function load(file: string): Promise<number> {
  const script = join(import.meta.dirname, 'load-function.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, file]);
  return Number(stdout);
}
