import { expect } from '@playwright/test';
import { artworkSchema, type Artwork } from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { readCurrent } from '../../netlify/ports/blobs/snapshots.ts';
import { listDiary } from '../../netlify/use-cases/content/journal.ts';
import { answerSamePainting } from '../../netlify/use-cases/instagram/same-painting-answer.ts';
import { getInstagramStatus } from '../../netlify/use-cases/instagram/status.ts';
import { readSync } from '../../netlify/use-cases/instagram/sync-record.ts';
import { answerGone, syncWhenDue } from '../../netlify/use-cases/instagram/sync-requests.ts';
import { workOnSync } from '../../netlify/use-cases/instagram/sync-worker.ts';
import { setPace } from '../../netlify/use-cases/publishing/pace.ts';
import { snapshots } from '../../netlify/use-cases/publishing/snapshots.ts';
import { brokenPicture } from '../fixtures/instagram/pictures.ts';
import { post, postPainting, sync } from '../fixtures/publishing/publishing-acts.ts';
import { minuteMs, test, type World } from '../fixtures/publishing/publishing-world.ts';

const editor = 'admin';

test('a run that is out of time publishes what it did, and the clock starts one for the rest', async ({
  world,
}) => {
  await setPace({ publishAfterMinutes: 0 }, editor);
  addPosts(world, 10);
  const pass = () => world.clock.pass(4 * minuteMs);
  world.accompanyCalls({ like: /^PUT .*\/diary\//, act: pass });
  await sync();
  world.accompanyCalls(null);
  expect(await countEntries()).toBe(4);
  expect(world.hook.calls).toHaveLength(1);
  expect(await getInstagramStatus()).toMatchObject({
    progress: null,
    trouble: null,
    lastSync: null,
  });

  await syncWhenDue();
  expect(await getInstagramStatus()).toMatchObject({ progress: { done: 0 } });
  world.takeRequests();
  await workOnSync();
  const written = world.takeRequests().filter((line) => /^PUT .*instagram\/posts\//.test(line));
  expect(written, 'unchanged posts are skipped').toHaveLength(6);
  expect(await countEntries()).toBe(10);
  expect(world.hook.calls).toHaveLength(2);
  expect((await getInstagramStatus()).result).toMatchObject({ seen: 10, taken: 10, added: 10 });
});

test('a second function leaves a run that one works on; after silence another run takes its place', async ({
  world,
}) => {
  const duringFeed = (act: () => Promise<void>) => {
    const once = () => {
      world.accompanyCalls(null);
      return act();
    };
    world.accompanyCalls({ like: /\/me\/media$/, act: once });
  };
  addPosts(world, 4);
  duringFeed(workOnSync);
  world.takeRequests();
  await sync();
  expect(world.takeRequests().filter((line) => line.endsWith('/me/media'))).toHaveLength(1);

  addPosts(world, 4);
  duringFeed(async () => {
    world.clock.pass(2 * minuteMs);
    await sync();
  });
  await sync();
  expect(await countEntries()).toBe(8);
  expect(await getInstagramStatus()).toMatchObject({ progress: null, result: { added: 4 } });
});

test('a crash between an item and its record: the item is there once and follows its post', async ({
  world,
}) => {
  addPosts(world, 1);
  world.breakCalls(/^PUT .*instagram\/posts/);
  await sync();
  expect(await getInstagramStatus()).toMatchObject({
    lastSync: null,
    trouble: { message: 'The shop’s own store does not answer.' },
  });
  world.breakCalls(null);
  await sync();
  world.posts[0]!.caption = 'Another day #diary';
  await sync();
  const entries = (await listDiary()).filter(({ id }) => id.startsWith('ig-'));
  expect(entries).toMatchObject([{ title: 'Another day' }]);
});

test('a post that stops the sync leaves those beside it on sale and counted', async ({ world }) => {
  await setPace({ publishAfterMinutes: 0 }, editor);
  for (const title of ['Wouj', 'Ble', 'Vèt', 'Jòn']) {
    postPainting(world, caption.replace('Reyinyon', title));
  }
  world.posts[1]!.media_url = brokenPicture;
  await sync();
  expect(await getInstagramStatus()).toMatchObject({
    lastSync: null,
    trouble: { retryAt: expect.any(String) },
  });
  expect(await listForSale()).toHaveLength(3);
  expect(world.hook.calls).toHaveLength(1);
});

/** Every kind of call of a sync that adds two posts. */
const calls = [
  /\/me\/media$/,
  /^PUT .*\/artworks\/reyinyon$/,
  /^PUT .*\/artworks\/reyinyon-2$/,
  /^GET .*\/lists\/artworks$/,
  /^PUT .*\/instagram\/posts\//,
  /^PUT .*\/media\//,
];

for (const like of calls) {
  for (const when of ['first', 'second'] as const) {
    test(`another sync while one is at its ${when} ${like.source}: one painting is for sale once (rule 75)`, async ({
      world,
    }) => {
      postPainting(world, caption);
      postPainting(world, `Still available! ${caption}`);
      let seen = 0;
      const act = async () => {
        seen++;
        if (seen !== (when === 'first' ? 1 : 2)) return;
        world.accompanyCalls(null);
        world.clock.pass(2 * minuteMs);
        await sync();
        expect((await listForSale()).length).toBeLessThanOrEqual(1);
      };
      world.accompanyCalls({ like, act });
      await sync();
      world.accompanyCalls(null);
      await sync();
      expect(await listForSale()).toHaveLength(1);
      expect(await listPaintings()).toHaveLength(2);
    });
  }
}

test('a sync that crashes at any write leaves one painting for sale at most, and the next one finishes (rule 75)', async ({
  world,
}) => {
  const isDone = async (last: number) => {
    await world.reset();
    await setPace({ publishAfterMinutes: -1 }, editor);
    postPainting(world, caption);
    postPainting(world, `Still available! ${caption}`);
    crashAtWrite(world, last);
    await sync();
    const wasBroken = world.isBroken();
    world.accompanyCalls(null);
    world.breakCalls(null);
    expect((await listForSale()).length).toBeLessThanOrEqual(1);
    world.clock.pass(2 * minuteMs);
    await sync();
    expect(await listForSale(), `after a crash at write ${last}`).toHaveLength(1);
    const asked = (await listPaintings()).filter(({ waits }) => waits?.why === 'same');
    expect(asked, `after a crash at write ${last}`).toHaveLength(1);
    return !wasBroken;
  };
  let last = 1;
  while (!(await isDone(last))) last++;
  expect(last).toBeGreaterThan(8);
});

for (const answer of ['same', 'other'] as const) {
  test(`the answer ‘${answer}’ that crashes at any write is finished by the same press (rule 75)`, async ({
    world,
  }) => {
    const isDone = async (last: number) => {
      await world.reset();
      await setPace({ publishAfterMinutes: -1 }, editor);
      postPainting(world, caption);
      await sync();
      postPainting(world, `Still available! ${caption}`);
      await sync();
      const asked = (await listPaintings()).find(({ waits }) => waits)!;
      const press = () =>
        answerSamePainting(asked.id, { answer }, editor).then(
          () => true,
          () => false,
        );
      crashAtWrite(world, last);
      const isAnswered = await press();
      world.accompanyCalls(null);
      world.breakCalls(null);
      await sync();
      const isOpen = (await listPaintings()).some(({ waits }) => waits);
      if (isOpen) {
        expect(await listForSale()).toHaveLength(1);
        expect(await press(), `after a crash at write ${last}`).toBe(true);
      }
      for (const one of world.posts) one.caption = `A closer look. ${caption}`;
      await sync();
      const paintings = await listPaintings();
      expect(paintings.filter(({ waits }) => waits)).toEqual([]);
      expect(paintings).toHaveLength(answer === 'same' ? 1 : 2);
      expect(await listForSale()).toHaveLength(answer === 'same' ? 1 : 2);
      return isAnswered;
    };
    let last = 1;
    while (!(await isDone(last))) last++;
    expect(last).toBeGreaterThan(2);
  });
}

for (const answer of ['hide', 'keep'] as const) {
  test(`the answer ‘${answer}’ about a feed that is gone stands after a crash at any write, and nothing is hidden before it (rule 47)`, async ({
    world,
  }) => {
    const isDone = async (last: number) => {
      await world.reset();
      await setPace({ publishAfterMinutes: -1 }, editor);
      await loseFeed(world);
      expect(await countShown(world)).toBe(7);
      await answerLost(answer);
      crashAtWrite(world, last);
      await workOnSync();
      const wasBroken = world.isBroken();
      world.accompanyCalls(null);
      world.breakCalls(null);
      // The clock goes on with the answer.
      world.clock.pass(10 * minuteMs);
      await syncWhenDue();
      await workOnSync();
      expect(await countShown(world), `after a crash at write ${last}`).toBe(
        answer === 'hide' ? 0 : 7,
      );
      expect(await readSync()).toMatchObject({ run: null, gone: null });
      return !wasBroken;
    };
    let last = 1;
    while (!(await isDone(last))) last++;
    expect(last).toBeGreaterThan(7);
  });
}

test('an answer that comes while a sync runs is done by the next one, and stands for the posts that were asked about (rule 47)', async ({
  world,
}) => {
  await loseFeed(world);
  const once = async () => {
    world.accompanyCalls(null);
    await answerLost('hide');
  };
  world.accompanyCalls({ like: /\/me\/media$/, act: once });
  await sync();
  expect(await countShown(world)).toBe(7);
  await expect(answerLost('keep'), 'an answer is not taken back').rejects.toThrow(
    /answered already/,
  );
  postPainting(world, caption);
  await syncWhenDue();
  await workOnSync();
  expect(await countShown(world)).toBe(1);
  expect(await readSync()).toMatchObject({ gone: null });
});

/** Brings five paintings and two entries, then empties the feed. */
async function loseFeed(world: World): Promise<void> {
  addPosts(world, 2);
  for (const title of ['Wouj', 'Ble', 'Vèt', 'Jòn', 'Nwa']) {
    postPainting(world, caption.replace('Reyinyon', title));
  }
  await sync();
  world.posts.length = 0;
  await sync();
}

async function answerLost(answer: 'hide' | 'keep'): Promise<void> {
  const since = (await readSync())!.gone!.since;
  await answerGone({ since, answer }, editor);
}

/** Counts the records themselves: reconciliation refreshes the lists after a crash. */
async function countShown({ shop }: World): Promise<number> {
  const entries = [...shop.records('diary/').keys()].filter((id) => id.startsWith('ig-'));
  return (await listForSale()).length + entries.length;
}

const caption = '“Reyinyon” oil on canvas, 24 x 36 in, $900 #ArtForSale';

async function listPaintings(): Promise<Artwork[]> {
  const artworks = await readCurrent(snapshots.artworks, artworkSchema);
  return [...artworks.values()].filter(({ instagramPostId }) => instagramPostId);
}

async function listForSale(): Promise<Artwork[]> {
  return (await listPaintings()).filter((artwork) => isForSale(artwork));
}

/** Breaks all calls from this write on, as if the function had crashed. */
function crashAtWrite(world: World, last: number): void {
  let writes = 0;
  const act = () => {
    writes++;
    if (writes === last) world.breakCalls(/./);
  };
  world.accompanyCalls({ like: /^(?:PUT|DELETE) .*\/(?:artworks|instagram\/posts|lists)\//, act });
}

function addPosts(world: World, count: number): void {
  for (let number = 1; number <= count; number++) post(world);
}

async function countEntries(): Promise<number> {
  return (await listDiary()).filter(({ id }) => id.startsWith('ig-')).length;
}
