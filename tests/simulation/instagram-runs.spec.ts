import { expect } from '@playwright/test';
import { listDiary } from '../../netlify/use-cases/content/journal.ts';
import { getInstagramStatus } from '../../netlify/use-cases/instagram/status.ts';
import { syncWhenDue } from '../../netlify/use-cases/instagram/sync-requests.ts';
import { workOnSync } from '../../netlify/use-cases/instagram/sync-worker.ts';
import { setPace } from '../../netlify/use-cases/publishing/pace.ts';
import { post, sync } from '../fixtures/publishing/publishing-acts.ts';
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

function addPosts(world: World, count: number): void {
  for (let number = 1; number <= count; number++) post(world);
}

async function countEntries(): Promise<number> {
  return (await listDiary()).filter(({ id }) => id.startsWith('ig-')).length;
}
