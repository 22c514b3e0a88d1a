import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  bundlePath,
  prepareFunctions,
  readManifest,
} from '../../netlify/build/prepared-functions.ts';
import { project } from '../fixtures/platform-template.ts';

const starts = 5;

/** Kilobytes of a function's bundle, and the median milliseconds that a fresh Node needs to load it. */
export type FunctionCost = { name: string; kilobytes: number; coldStart: number };

/** Every function, the costliest start first; `(empty)` loads nothing. */
export async function measureFunctions(): Promise<FunctionCost[]> {
  const prepared = await prepareFunctions(project);
  const costs: FunctionCost[] = [
    { name: '(empty)', kilobytes: 0, coldStart: await medianLoad('data:text/javascript,') },
  ];
  for (const { name } of readManifest(prepared)) {
    const file = bundlePath(prepared, name);
    const kilobytes = statSync(file).size / 1024;
    costs.push({ name, kilobytes, coldStart: await medianLoad(file) });
  }
  return costs.sort((one, other) => other.coldStart - one.coldStart);
}

async function medianLoad(file: string): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < starts; start++) times.push(await load(file));
  return times.sort((one, other) => one - other)[Math.floor(starts / 2)]!;
}

async function load(file: string): Promise<number> {
  const script = join(import.meta.dirname, 'load-function.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, file]);
  return Number(stdout);
}
