import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Artwork } from '#shared/artwork';
import { createEnvironment } from '../../../netlify/local/settings/environment.ts';
import { startPlatform } from '../../../netlify/server/platform/platform.ts';
import { seedShop } from '../../../netlify/use-cases/seed.ts';
import { project, projectFiles } from '../../fixtures/start/platform-template.ts';
import { writeBareProject, writeBareWorks } from './bare-project.ts';
import {
  findOver,
  mediansOf,
  ratiosOf,
  type Build,
  type Project,
  type SizedBuild,
} from './build-ratios.ts';
import { timeBuild } from './build-time.ts';
import { manyWorks, storeWorks } from './many-works.ts';
import { requireSamePage } from './same-html.ts';
import { writeSameContent, writeSamePages } from './same-pages.ts';
import type { Extent, Section } from '../section.ts';

const sizes = { quick: [100, 1000], full: [100, 1000, 3000] };
const provenPage = 'art/work-3.html';
/** The works that are edited, each for a build: the median counts. */
const editedWorks = [3, 4, 5];
const memory = '/dev/shm';

/**
 * Builds the site and bare Astro projects with as many artworks, cold and after one edit. In a memory file system
 * where there is one: disks vary.
 */
export async function measureBuilds({ isQuick }: Extent): Promise<Section> {
  const builds: SizedBuild[] = [];
  for (const works of sizes[isQuick ? 'quick' : 'full']) {
    builds.push(
      ...(await withWorks(works, (folder, variables) =>
        buildAll(folder, manyWorks(works), variables),
      )),
    );
  }
  return {
    title: 'Builds in a fresh process each; ratios to bare Astro with the same pages',
    rows: builds.map((build) => ({ ...build, ...ratiosOf(build, builds) })),
    broken: findOver(builds),
  };
}

/** Gives `work` a folder with packages above it, and the variables of a store with so many artworks. */
export async function withWorks<Measured>(
  count: number,
  work: (folder: string, variables: Record<string, string>) => Promise<Measured>,
): Promise<Measured> {
  const home = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'atelye-builds-'));
  const folder = join(home, String(count));
  const { PATH = '', HOME = '' } = process.env;
  const given = { PATH, HOME, DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: 'measured' };
  try {
    // All projects find it above them; a link would give Astro's own files two names.
    cpSync(join(project, 'node_modules'), join(home, 'node_modules'), { recursive: true });
    const { variables, ...environment } = createEnvironment(project, given);
    const platform = await startPlatform({ variables, ...environment });
    try {
      await seedShop();
      await storeWorks(manyWorks(count));
      return await work(folder, variables);
    } finally {
      await platform.close();
    }
  } finally {
    rmSync(home, { recursive: true });
  }
}

/** Returns the folder of a copy of the project without anything that was built. */
export function writeProject(folder: string): string {
  const site = join(folder, 'site');
  for (const name of projectFiles)
    cpSync(join(project, name), join(site, name), { recursive: true });
  return site;
}

async function buildAll(
  folder: string,
  works: Artwork[],
  variables: Record<string, string>,
): Promise<SizedBuild[]> {
  const site = writeProject(folder);
  const same = join(folder, 'same');
  const words = join(folder, 'words');
  const rows: SizedBuild[] = [];
  const time = async (name: Project, where: string, build: Build) =>
    rows.push({
      works: works.length,
      project: name,
      build,
      ...(await timeBuild(where, variables)),
    });
  const timeBare = async (build: Build) => {
    await writeSameContent(same);
    await time('bare Astro, the same pages', same, build);
    await time('bare Astro, words only', words, build);
    requireSamePage(site, same, provenPage);
  };

  await time('Atelye', site, 'cold');
  writeSamePages(same, site);
  writeBareProject(words, project);
  writeBareWorks(words, works);
  await timeBare('cold');

  let current = works;
  for (const place of editedWorks) {
    const edited = { ...works[place]!, description: 'Told anew.', version: 2 };
    current = current.with(place, edited);
    await storeWorks([edited]);
    writeBareWorks(words, current);
    await time('Atelye', site, 'one edit');
    await timeBare('one edit');
  }
  return mediansOf(rows);
}
