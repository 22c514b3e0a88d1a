import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { SiteBuilder } from '../../../build/site-builder.ts';
import { removeOtherCaches, siteKey } from '../../../build/site-key.ts';
import type { Variables } from '../../settings.ts';

/** `key` names sources and settings, `changes` the state of the store. */
export type SiteRecord = { number: number; key: string; changes: number };

export type SiteBuilds = {
  /** The last good site; null if sources or settings changed. */
  findCurrent(): SiteRecord | null;
  build(changes: number, signal?: AbortSignal): Promise<SiteRecord>;
  folderOf(site: SiteRecord): string;
  warm: SiteBuilder['warm'];
  /** Ends the process that builds. */
  stop: SiteBuilder['stop'];
};

const keptSites = 2;
/** Returns a folder beside the project, because Astro cannot build on another file system. */
export function sitesFolder(project: string, dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return join(project, '.netlify/sites', name);
}

/** Creates the store of one shop's built sites, a numbered folder each. A pointer names the current one. */
export function createSiteBuilds(
  project: string,
  dataDir: string,
  variables: Variables,
  builder: SiteBuilder,
): SiteBuilds {
  const home = sitesFolder(project, dataDir);
  const key = siteKey(project, variables);
  const folderOf = ({ number }: Pick<SiteRecord, 'number'>) => join(home, String(number));
  return {
    folderOf,
    warm: builder.warm,
    stop: builder.stop,
    findCurrent() {
      const site = readCurrentSite(home);
      return site && site.key === key && existsSync(folderOf(site)) ? site : null;
    },
    async build(changes, signal) {
      mkdirSync(home, { recursive: true });
      const site = { number: Math.max(0, ...siteNumbers(home)) + 1, key, changes };
      const outDir = folderOf(site);
      const cacheDir = join(home, 'cache');
      removeOtherCaches(key, cacheDir);
      try {
        await builder.build({ outDir, cacheDir }, signal);
      } catch (error) {
        rmSync(outDir, { recursive: true, force: true });
        throw error;
      }
      publishSite(home, site);
      removeOldSites(home);
      return site;
    },
  };
}

/** Makes a site of the folder the current one, at once. */
export function publishSite(home: string, site: SiteRecord): void {
  const pointer = join(home, 'current.json');
  writeFileSync(`${pointer}.new`, JSON.stringify(site));
  renameSync(`${pointer}.new`, pointer);
}

/** Returns the last published site of a folder, also one of other sources. */
export function readCurrentSite(home: string): SiteRecord | null {
  const pointer = join(home, 'current.json');
  return existsSync(pointer) ? (JSON.parse(readFileSync(pointer, 'utf8')) as SiteRecord) : null;
}

function siteNumbers(home: string): number[] {
  return readdirSync(home).map(Number).filter(Number.isInteger);
}

function removeOldSites(home: string): void {
  const old = siteNumbers(home)
    .sort((first, second) => second - first)
    .slice(keptSites);
  for (const number of old) rmSync(join(home, String(number)), { recursive: true, force: true });
}
