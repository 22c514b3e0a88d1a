import { expect } from '@playwright/test';
import { listDiary } from '../../netlify/use-cases/content/journal.ts';
import { getInstagramStatus } from '../../netlify/use-cases/instagram/status.ts';
import { syncWhenDue, requestSync } from '../../netlify/use-cases/instagram/sync-requests.ts';
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
  await workOnSync();
  expect(await countEntries()).toBe(10);
  expect(world.hook.calls).toHaveLength(2);
  expect((await getInstagramStatus()).result).toMatchObject({ seen: 10, taken: 10, added: 10 });
});

test('two functions work on a run once, and one that was silent gives way to the next run', async ({
  world,
}) => {
  addPosts(world, 4);
  await requestSync('new');
  world.takeRequests();
  await Promise.all([workOnSync(), workOnSync()]);
  expect(world.takeRequests().filter((line) => line.endsWith('/me/media'))).toHaveLength(1);

  addPosts(world, 4);
  const interrupt = async () => {
    world.accompanyCalls(null);
    world.clock.pass(2 * minuteMs);
    await sync();
  };
  world.accompanyCalls({ like: /\/me\/media$/, act: interrupt });
  await sync();
  expect(await countEntries()).toBe(8);
  expect(await getInstagramStatus()).toMatchObject({ progress: null, result: { added: 4 } });
});

function addPosts(world: World, count: number): void {
  for (let number = 1; number <= count; number++) post(world);
}

async function countEntries(): Promise<number> {
  return (await listDiary()).filter(({ id }) => id.startsWith('ig-')).length;
}
