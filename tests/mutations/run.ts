import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { project, projectFiles } from '../fixtures/start/platform-template.ts';
import { faults, type Fault } from './faults.ts';
import { readCode } from './places.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const copy = join(project, '.netlify/mutations');
const simulations: Record<string, string[]> = {
  plans: ['--runs=400', '--seed=1'],
  rush: ['--runs=600', '--seed=1', '--rush'],
};

/** Fails if what a fault leaves out does not stand in its function once: the fault has to follow the code. */
function plant(fault: Fault): () => void {
  const { in: name, leaveOut, instead = '' } = fault;
  const [place, ...others] = findPlaces(fault);
  if (!place || others.length > 0) throw new Error(`${name} does not have once: ${leaveOut}`);
  const path = join(copy, place.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.slice(0, place.from) + instead + source.slice(place.to));
  return () => writeFileSync(path, source);
}

function passes(test: string): boolean {
  const script = simulations[test];
  if (script) return run(process.execPath, 'tests/simulation/run.ts', ...script);
  const [name = '', file = ''] = test.split('/');
  if (name === 'unit') return run('npm', 'run', 'test:unit', '--', file);
  if (name === 'api' && !play('template'))
    throw new Error('The site with this fault does not build');
  return play(name, '--no-deps', '--max-failures=1', `tests/${test}`);
}

function play(name: string, ...args: string[]): boolean {
  return run('npx', 'playwright', 'test', `--project=${name}`, '--reporter=dot', ...args);
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { cwd: copy, stdio: 'ignore' }).status === 0;
}

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const name of [...projectFiles, '.env.example', 'tests', 'playwright.config.ts'])
  cpSync(join(project, name), join(copy, name), { recursive: true });
// Hard links: a build writes into its own cache only.
spawnSync('cp', ['-al', join(project, 'node_modules'), copy]);

const findPlaces = readCode(copy);
const wanted = faults.filter(
  ({ rule, says }) => !values.only || `${rule} ${says}`.includes(values.only),
);
if (!values.only) {
  const green = new Set(wanted.flatMap(({ tests }) => tests));
  const red = [...green].filter((test) => !passes(test));
  if (red.length > 0) throw new Error(`Without a fault these fail: ${red.join(', ')}`);
}
let alive = 0;
for (const fault of wanted) {
  const startedAt = performance.now();
  const remove = plant(fault);
  const seenBy = fault.tests.find((test) => !passes(test));
  remove();
  if (!seenBy) alive++;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `rule ${fault.rule}, ${fault.says}: ${seenBy ? `seen by ${seenBy}` : 'LIVES'} (${seconds} s)`,
  );
}
rmSync(copy, { recursive: true, force: true });
console.log(`${wanted.length} faults, ${alive} live`);
process.exitCode = alive > 0 ? 1 : 0;
