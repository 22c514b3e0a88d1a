import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlobsStore } from '../../netlify/server/platform/blobs-store.ts';
import { startBlobsApi } from './blobs-api.ts';
import { buildToken, runNetlifyBuild, site } from './netlify-build.ts';
import { copyFolder } from './real-folders.ts';

const configuration = join(copyFolder, 'netlify.toml');
const functionsFolder = '.netlify/functions-bundled';

/** The functions that production's build packs are run by the files after it, so a preview packs none. */
type Build = { context: string; packs: 'functions' | 'nothing' };

/** Runs Netlify's build of the copied project on a store. `used`: its netlify.toml. */
export async function buildCopy(store: BlobsStore, { context, packs }: Build) {
  const original = readFileSync(configuration, 'utf8');
  const used = packs === 'functions' ? original : original.replace(functionsFolder, 'none');
  writeFileSync(configuration, used);
  const api = await startBlobsApi(store, { siteId: site.siteId, token: buildToken });
  try {
    const outcome = await runNetlifyBuild({ folder: copyFolder, apiUrl: api.url, context });
    const isConfigKept = readFileSync(configuration, 'utf8') === used;
    return { ...outcome, isConfigKept, reads: api.reads().length, writes: api.writes() };
  } finally {
    writeFileSync(configuration, original);
    await api.close();
  }
}
