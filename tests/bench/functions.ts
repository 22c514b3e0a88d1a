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
import { median, type Section } from './section.ts';

const starts = 5;

type FunctionCost = { name: string; kilobytes: number; coldStart: number };

/** Every function, the costliest start first; `(empty)` loads nothing. */
export async function measureFunctions(): Promise<Section> {
  const prepared = await prepareFunctions(project);
  const rows: FunctionCost[] = [
    { name: '(empty)', kilobytes: 0, coldStart: await medianLoad('data:text/javascript,') },
  ];
  for (const { name } of readManifest(prepared)) {
    rows.push({ name, ...(await measureBundle(bundlePath(prepared, name))) });
  }
  rows.sort((one, other) => other.coldStart - one.coldStart);
  const title = 'Functions: kilobytes of the bundle, milliseconds to load it in a fresh Node';
  return { title, rows, broken: [] };
}

/** Kilobytes of a bundle, and the median milliseconds that a fresh Node needs to load it. */
export async function measureBundle(file: string) {
  return { kilobytes: statSync(file).size / 1024, coldStart: await medianLoad(file) };
}

async function medianLoad(file: string): Promise<number> {
  const times: number[] = [];
  while (times.length < starts) times.push(await load(file));
  return median(times);
}

async function load(file: string): Promise<number> {
  const script = join(import.meta.dirname, 'load-function.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, file]);
  return Number(stdout);
}
