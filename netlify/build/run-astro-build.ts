import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pageSettings } from './page-settings.ts';

export type SiteBuild = {
  project: string;
  /** Both beside the project, never on another file system (design, section 10). */
  outDir: string;
  cacheDir: string;
  variables: Record<string, string>;
  signal?: AbortSignal;
};

/** Builds the site in a process of its own. Throws with the end of its output when that fails. */
export async function runAstroBuild(site: SiteBuild): Promise<void> {
  const script = join(site.project, 'netlify/build/astro-build.ts');
  const child = spawn(process.execPath, [script, site.outDir, site.cacheDir], {
    cwd: site.project,
    env: pageSettings(site.variables),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal: site.signal,
    killSignal: 'SIGKILL',
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The site could not be built:\n${output.join('').slice(-4000)}`);
}
