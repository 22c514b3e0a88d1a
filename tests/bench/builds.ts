import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pageSettings } from '../../netlify/build/page-settings.ts';
import { createEnvironment } from '../../netlify/local/environment.ts';
import { startPlatform } from '../../netlify/local/platform.ts';
import { seedShop } from '../../netlify/use-cases/seed.ts';
import { project } from '../fixtures/platform-template.ts';
import { writeBareProject, writeBareWorks } from './bare-project.ts';
import { timeBuild, type BuildTime } from './build-time.ts';
import { manyWorks, storeWorks } from './many-works.ts';
import type { Extent, Section } from './section.ts';

const sources = [
  'src',
  'public',
  'netlify',
  'astro.config.mjs',
  'tailwind.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const sizes = { quick: [100, 1000], full: [100, 1000, 2000, 10_000] };
const memory = '/dev/shm';

type SizedBuild = BuildTime & { works: number; project: string; build: string };

/**
 * Builds of the site and of a bare Astro project with as many works, cold and after one edit, in one run. On a file
 * system in memory where there is one: disks are noisy.
 */
export async function measureBuilds({ isQuick }: Extent): Promise<Section> {
  const home = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'atelye-builds-'));
  const results: SizedBuild[] = [];
  try {
    // Both projects find it above them; a link would give Astro's own files two names.
    cpSync(join(project, 'node_modules'), join(home, 'node_modules'), { recursive: true });
    for (const works of sizes[isQuick ? 'quick' : 'full'])
      results.push(...(await measureSize(join(home, String(works)), works)));
  } finally {
    rmSync(home, { recursive: true });
  }
  const title = 'Builds in a fresh process each, beside a bare Astro project with as many pages';
  return { title, rows: results, broken: [] };
}

async function measureSize(folder: string, count: number): Promise<SizedBuild[]> {
  const { PATH = '', HOME = '' } = process.env;
  const given = { PATH, HOME, DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: 'measured' };
  const environment = createEnvironment(project, given);
  const platform = await startPlatform(environment);
  const works = manyWorks(count);
  const site = join(folder, 'site');
  const bare = join(folder, 'bare');
  for (const name of sources) cpSync(join(project, name), join(site, name), { recursive: true });
  writeBareProject(bare, project);
  const variables = pageSettings(environment.variables);
  const rows: SizedBuild[] = [];
  const time = async (name: string, where: string, build: string) =>
    rows.push({ works: count, project: name, build, ...(await timeBuild(where, variables)) });

  await seedShop();
  await storeWorks(works);
  writeBareWorks(bare, works);
  await time('bare Astro', bare, 'cold');
  await time('Atelye', site, 'cold');
  const edited = { ...works[3]!, description: 'Told anew.', version: 2 };
  await storeWorks([edited]);
  writeBareWorks(bare, works.with(3, edited));
  await time('bare Astro', bare, 'one edit');
  await time('Atelye', site, 'one edit');
  await platform.close();
  return rows;
}
