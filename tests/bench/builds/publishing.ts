import { setTimeout as wait } from 'node:timers/promises';
import process from 'node:process';
import { blobsContext } from '../../../netlify/server/platform/blobs-server.ts';
import { sampleArtworks } from '#shared/samples/artworks';
import { access, startBlobs } from '../../fixtures/blobs/platform-blobs.ts';
import { artworkBody } from '../../fixtures/artworks/artwork-input.ts';
import { signInAdmin } from '../../fixtures/buyers/buyers.ts';
import { startShop } from '../../fixtures/platform.ts';
import { timeBudget } from '../budgets.ts';
import { manyWorks, storeWorks } from './many-works.ts';
import type { Section } from '../section.ts';

const edits = 4;
const sizes = [5, 2000];
const budget = timeBudget.liveSeconds;

type PublishingTime = { works: number; edit: number; seconds: number };

/** Measures the seconds from the answer 'saved' until the built page shows an edit, on running shops of two sizes. */
export async function measurePublishing(): Promise<Section> {
  const rows: PublishingTime[] = [];
  for (const works of sizes) rows.push(...(await measureEdits(works)));
  const title = 'From saved to live, seconds; the first edit starts the builder';
  const late = rows.filter(({ works, seconds }) => works === sizes[0] && seconds > budget);
  const broken = late.map(
    ({ edit, seconds }) => `edit ${edit} was live after ${seconds.toFixed(1)} s, at most ${budget}`,
  );
  return { title, rows, broken };
}

async function measureEdits(works: number): Promise<PublishingTime[]> {
  const shop = await startShop({ prepare: (dataDir) => fill(dataDir, works) });
  try {
    const admin = await signInAdmin(shop, shop.adminPassword);
    await shop.waitForBuild();
    const times: PublishingTime[] = [];
    for (let edit = 1; edit <= edits; edit++) {
      const description = `Told for the ${edit}. time.`;
      const body = artworkBody({ title: 'Choublak', description });
      const answer = await admin.send('PATCH', '/api/admin/artworks/choublak', body);
      if (answer.status !== 200) throw new Error(`The edit was answered ${answer.status}`);
      const savedAt = performance.now();
      while (!(await read(`${shop.url}/art/choublak`)).includes(description)) await wait(50);
      times.push({ works, edit, seconds: (performance.now() - savedAt) / 1000 });
      await shop.waitForBuild();
    }
    return times;
  } finally {
    await shop.close();
  }
}

async function fill(dataDir: string, works: number): Promise<void> {
  const blobs = await startBlobs(dataDir);
  process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(blobs.port, access);
  await storeWorks(manyWorks(works - sampleArtworks.length));
  await blobs.close();
}

async function read(address: string): Promise<string> {
  return (await fetch(address)).text();
}
