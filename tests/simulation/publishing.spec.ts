import { expect } from '@playwright/test';
import { artworkSchema } from '#shared/artwork';
import { mapConcurrently } from '../../netlify/concurrency.ts';
import { readJson, writeJson } from '../../netlify/ports/blobs/records.ts';
import { getAvailability } from '../../netlify/use-cases/artworks/availability.ts';
import { deleteArtwork } from '../../netlify/use-cases/artworks/artwork-edits.ts';
import { editSettings } from '../../netlify/use-cases/edit-settings.ts';
import {
  setOrderStatus,
  setTrackingNumber,
} from '../../netlify/use-cases/orders/edits/order-edits.ts';
import { refreshAllSnapshots } from '../../netlify/use-cases/publishing/snapshots.ts';
import { publishWhenDue } from '../../netlify/use-cases/publishing/publishing.ts';
import { getPublishing, publishNow } from '../../netlify/use-cases/publishing/report.ts';
import { setPace } from '../../netlify/use-cases/publishing/pace.ts';
import { reconcile } from '../../netlify/use-cases/reconciliation.ts';
import {
  buyByCard,
  buyByTransfer,
  editPage,
  editWork,
  openCard,
  orderByTransfer,
  setHidden,
} from '../fixtures/publishing/publishing-acts.ts';
import {
  dayMs,
  hourMs,
  minuteMs,
  test,
  type World,
} from '../fixtures/publishing/publishing-world.ts';

const editor = 'admin';
const work = 'jou-mache';
/** A sale has waited long enough, and a transfer order has lapsed. */
const saleMs = 73 * hourMs;

test('carts, transfer orders, lapses, parcels and settings ask for no deploy', async ({
  world,
}) => {
  const sold = await buyByTransfer('tanbouye');
  await publishNow(editor);
  await pass(world, hourMs);
  world.hook.calls.length = 0;
  await openCard(work);
  await orderByTransfer('choublak');
  await setTrackingNumber({ id: sold, editor }, { trackingNumber: 'CP123' });
  await setOrderStatus({ id: sold, editor }, 'shipped');
  await setOrderStatus({ id: sold, editor }, 'delivered');
  await setPace({ publishAfterMinutes: 60 }, editor);
  await pass(world, saleMs);
  expect(world.hook.calls).toEqual([]);
  expect(await getPublishing()).toMatchObject({
    state: 'live',
    changes: 0,
    since: null,
    until: null,
  });
});

test('the report says how many changes wait, since when and until when, then that all are live', async ({
  world,
}) => {
  await pass(world, 3 * minuteMs);
  const since = timeOf(world);
  await editPage('New words');
  await editPage('Newer words');
  await setHidden(work, true);
  await buyByCard(world, 'choublak');
  await refreshAllSnapshots();
  const report = await getPublishing();
  expect(report).toMatchObject({
    state: 'waiting',
    changes: 3,
    waits: { content: 1, artworks: 1, sales: 1 },
    publishAfterMinutes: 10,
  });
  expect(report.since?.slice(0, 16)).toBe(since);
  await world.passTo(Date.parse(report.until!) - minuteMs);
  expect(world.hook.calls).toEqual([]);
  await world.passTo(Date.parse(report.until!));
  expect(world.hook.calls).toHaveLength(1);
  expect(await getPublishing()).toMatchObject({ state: 'publishing', changes: 3, until: null });
  await pass(world, 5 * minuteMs);
  expect(await getPublishing()).toMatchObject({ state: 'live', changes: 0, waits: {} });
});

test('a sale waits alone, and so does its undoing', async ({ world }) => {
  const order = await buyByCard(world, work);
  await pass(world, saleMs - 2 * hourMs);
  expect(world.hook.calls).toHaveLength(0);
  await pass(world, 2 * hourMs);
  expect(world.hook.calls).toHaveLength(1);
  await setOrderStatus({ id: order, editor }, 'cancelled');
  await refreshAllSnapshots();
  expect(await getPublishing()).toMatchObject({ state: 'waiting', waits: { sales: 1 } });
  await editPage('New words');
  await pass(world, hourMs);
  expect(world.hook.calls).toHaveLength(2);
  expect(await getPublishing()).toMatchObject({ state: 'live' });
});

test('only when pressed: nothing goes live by itself, and a press publishes all of it once', async ({
  world,
}) => {
  await setPace({ publishAfterMinutes: -1 }, editor);
  await setHidden(work, true);
  await buyByCard(world, 'choublak');
  await pass(world, saleMs);
  expect(world.hook.calls).toEqual([]);
  expect(await getPublishing()).toMatchObject({ state: 'waiting', changes: 2, until: null });
  expect(await publishNow(editor)).toMatchObject({ state: 'publishing' });
  await publishNow(editor);
  await pass(world, hourMs);
  await publishNow(editor);
  expect(world.hook.calls).toHaveLength(1);
  expect(await getPublishing()).toMatchObject({ state: 'live' });
});

test('works that are deleted one after another before a build are all gone for visitors (rule 52)', async ({
  world,
}) => {
  await setPace({ publishAfterMinutes: -1 }, editor);
  const gone = [work, 'choublak', 'tanbouye'];
  for (const id of gone) await deleteArtwork(id, editor);
  const { artworks } = await getAvailability(null);
  expect(artworks).toEqual(Object.fromEntries(gone.map((id) => [id, 'gone'])));
  expect(await getPublishing()).toMatchObject({ state: 'waiting', changes: 3 });
  await publishNow(editor);
  await pass(world, hourMs);
  expect((await getAvailability(null)).artworks).toEqual({});
});

test('at once: every change asks immediately, a sale too', async ({ world }) => {
  await setPace({ publishAfterMinutes: 0 }, editor);
  await setHidden(work, true);
  expect(world.hook.calls).toHaveLength(1);
  await buyByCard(world, 'choublak');
  expect(world.hook.calls).toHaveLength(2);
  await pass(world, hourMs);
  expect(world.hook.calls).toHaveLength(2);
  expect(await getPublishing()).toMatchObject({ state: 'live' });
});

test('at once: a setting that pages show asks for a build, another one does not', async ({
  world,
}) => {
  await setPace({ publishAfterMinutes: 0 }, editor);
  const edit = { version: null, editor, isConfirmed: true };
  await editSettings({ offersTransfer: false, senderName: 'Ana' }, edit);
  await pass(world, hourMs);
  expect(world.hook.calls).toHaveLength(0);
  await editSettings({ termsNote: 'Returns within fourteen days.' }, edit);
  expect(world.hook.calls).toHaveLength(1);
  await pass(world, hourMs);
  expect(await getPublishing()).toMatchObject({ state: 'live' });
});

test('a hook that does not answer is called again, and only accepted requests count', async ({
  world,
}) => {
  const before = (await getPublishing()).deploys!.count;
  world.hook.answers = 'is down';
  await setHidden(work, true);
  await expect(publishNow(editor)).rejects.toMatchObject({ status: 503 });
  await pass(world, hourMs);
  expect(await getPublishing()).toMatchObject({ state: 'waiting', deploys: { count: before } });
  world.hook.answers = 'builds';
  await pass(world, 20 * minuteMs);
  expect(await getPublishing()).toMatchObject({ state: 'live', deploys: { count: before + 1 } });
});

test('deploys are counted from the first of the month', async ({ world }) => {
  await setHidden(work, true);
  await publishNow(editor);
  const { deploys } = await getPublishing();
  expect(deploys!.count).toBeGreaterThan(0);
  expect(deploys!.since).toMatch(/-01T00:00:00\.000Z$/);
  world.clock.pass(32 * dayMs);
  const next = (await getPublishing()).deploys!;
  expect(next.count).toBe(0);
  expect(next.since > deploys!.since).toBe(true);
});

test('after three failed builds the shop stops and sends one mail, until Publish now is pressed', async ({
  world,
}) => {
  world.hook.answers = 'fails';
  await setHidden(work, true);
  await pass(world, 20 * minuteMs);
  expect(await getPublishing()).toMatchObject({ state: 'failed' });
  await pass(world, 5 * hourMs);
  expect(world.hook.calls).toHaveLength(3);
  expect(await getPublishing()).toMatchObject({ state: 'stopped', changes: 1, until: null });
  expect(alarms(world)).toHaveLength(1);
  await setHidden(work, false);
  await pass(world, 5 * hourMs);
  expect(world.hook.calls).toHaveLength(3);

  world.hook.answers = 'builds';
  expect(await publishNow(editor)).toMatchObject({ state: 'publishing' });
  await pass(world, hourMs);
  expect(await getPublishing()).toMatchObject({ state: 'live' });
  world.hook.answers = 'fails';
  await setHidden(work, true);
  await pass(world, 5 * hourMs);
  expect(world.hook.calls).toHaveLength(7);
  expect(alarms(world)).toHaveLength(2);
});

test('failures before a success do not count', async ({ world }) => {
  world.hook.answers = 'fails';
  await setHidden(work, true);
  await pass(world, 30 * minuteMs);
  expect(world.hook.calls).toHaveLength(2);
  world.hook.answers = 'builds';
  await pass(world, hourMs);
  expect(await getPublishing()).toMatchObject({ state: 'live' });
  world.hook.answers = 'fails';
  await setHidden(work, false);
  await pass(world, 5 * hourMs);
  expect(world.hook.calls).toHaveLength(6);
});

test('a mail about failed builds that the mail server refused is sent later', async ({ world }) => {
  world.hook.answers = 'fails';
  world.refuseMail();
  await setHidden(work, true);
  await pass(world, 5 * hourMs);
  expect(alarms(world)).toHaveLength(1);
});

test('an accepted build that never appeared counts as failed', async ({ world }) => {
  world.hook.answers = 'forgets';
  await setHidden(work, true);
  await pass(world, hourMs);
  expect(world.hook.calls.length).toBeGreaterThanOrEqual(2);
  await pass(world, 5 * hourMs);
  expect(world.hook.calls).toHaveLength(3);
  expect(await getPublishing()).toMatchObject({ state: 'stopped' });
});

test('where the site cannot be read, a change is published once', async ({ world }) => {
  world.setSiteUp(false);
  await setHidden(work, true);
  await pass(world, 5 * hourMs);
  expect(world.hook.calls).toHaveLength(1);
  await pass(world, 2 * dayMs);
  expect(world.hook.calls).toHaveLength(1);
  expect(await getPublishing()).toMatchObject({ state: 'live', builtAt: null });
});

test('with an older version live, visitors get every present price until Publish now is pressed', async ({
  world,
}) => {
  const first = world.live();
  await pass(world, hourMs);
  await editWork(work, { price: '333' });
  await pass(world, hourMs);
  await setHidden('tanbouye', true);
  await pass(world, hourMs);
  expect((await getAvailability(null)).prices).toEqual({});
  world.hook.calls.length = 0;

  world.rollBack(first);
  expect(await getPublishing()).toMatchObject({ state: 'older' });
  await pass(world, 2 * hourMs);
  const { prices, artworks } = await getAvailability(null);
  expect(prices).toMatchObject({ [work]: '333' });
  expect(artworks).toMatchObject({ tanbouye: 'gone' });
  expect(await getPublishing()).toMatchObject({ state: 'older', until: null });
  expect(world.hook.calls).toEqual([]);

  expect(await publishNow(editor)).toMatchObject({ state: 'publishing' });
  await pass(world, hourMs);
  expect(world.hook.calls).toHaveLength(1);
  expect(await getPublishing()).toMatchObject({ state: 'live' });
  expect((await getAvailability(null)).prices).toEqual({});
});

type Crash = [name: string, like: RegExp, waits: number, play: (world: World) => Promise<unknown>];
const crashes: Crash[] = [
  ['an edit crashes before its snapshot', /PUT .*lists\//, hourMs, () => setHidden(work, true)],
  [
    'a page is stored and the request crashes',
    /PUT .*lists\//,
    hourMs,
    () => editPage('New words'),
  ],
  [
    'a sale crashes before it is published',
    /GET .*settings/,
    saleMs,
    (world) => buyByCard(world, work),
  ],
];

for (const [name, like, waits, play] of crashes) {
  test(`nothing is lost when ${name}`, async ({ world }) => {
    await pass(world, 11 * minuteMs);
    world.breakCalls(like);
    await play(world).catch(() => undefined);
    world.breakCalls(null);
    await reconcile();
    expect(await getPublishing()).toMatchObject({ state: 'waiting', changes: 1 });
    const changedAt = world.clock.now();
    await pass(world, waits);
    expect(world.liveUntil()).toBeGreaterThan(changedAt);
    expect(await getPublishing()).toMatchObject({ state: 'live' });
    expect(world.hook.calls).toHaveLength(1);
  });
}

test('a request with a lost note is repeated: twice rather than never', async ({ world }) => {
  await setHidden(work, true);
  await pass(world, 11 * minuteMs);
  world.breakCalls(/PUT .*publishing\/builds/);
  await pass(world, 10 * minuteMs).catch(() => undefined);
  world.breakCalls(null);
  expect(world.hook.calls).toHaveLength(1);
  await pass(world, hourMs);
  expect(await getPublishing()).toMatchObject({ state: 'live' });
});

test('a sale that reconciliation finds in a snapshot is not published twice', async ({ world }) => {
  await setPace({ publishAfterMinutes: 0 }, editor);
  await buyByCard(world, work);
  await pass(world, 5 * hourMs);
  expect(world.hook.calls).toHaveLength(1);
  expect(await getPublishing()).toMatchObject({ state: 'live' });
});

test('a change beside a look at the clock waits', async ({ world }) => {
  await setHidden(work, true);
  await publishNow(editor);
  await world.passTo(world.clock.now() + 3 * minuteMs);
  expect(await getPublishing()).toMatchObject({ state: 'live' });
  const look = publishWhenDue();
  await setHidden(work, false);
  await look;
  expect(await getPublishing()).toMatchObject({ state: 'waiting', waits: { artworks: 1 } });
});

test('a page that is edited again and again goes live after an hour', async ({ world }) => {
  const start = world.clock.now();
  for (let edit = 1; edit <= 20; edit++) {
    await editPage(`Words ${edit}`);
    await pass(world, 9 * minuteMs);
  }
  const [first = 0] = world.hook.calls;
  expect(first - start).toBeGreaterThan(30 * minuteMs);
  expect(first - start).toBeLessThan(hourMs + minuteMs);
});

test('A thousand changed artworks cost the report and a visitor no more calls', async ({
  world,
}) => {
  const artwork = (await readJson(`artworks/${work}`, { needed: artworkSchema }))!;
  const ids = Array.from({ length: 1000 }, (_, index) => `work-${index}`);
  await mapConcurrently(ids, 40, (id) => writeJson(`artworks/${id}`, { ...artwork, id, slug: id }));
  await refreshAllSnapshots();
  world.takeRequests();
  expect(await getPublishing()).toMatchObject({ changes: 1000, waits: { artworks: 1000 } });
  expect((await getAvailability(null)).prices).toMatchObject({ 'work-1': artwork.price });
  expect(world.takeRequests().length).toBeLessThan(20);
  await publishNow(editor);
  await pass(world, hourMs);
  expect(await getPublishing()).toMatchObject({ state: 'live', changes: 0 });
});

/** Passes time. In the middle of days the schedule runs once an hour, which saves half of the time of these tests. */
async function pass(world: World, ms: number): Promise<void> {
  const start = world.clock.now();
  if (ms > dayMs) {
    await world.passTo(start + 5 * hourMs);
    await world.passTo(start + ms - 2 * hourMs, undefined, hourMs);
  }
  await world.passTo(start + ms);
}

function timeOf({ clock }: World): string {
  return new Date(clock.now()).toISOString().slice(0, 16);
}

function alarms({ mails }: World): string[] {
  return mails.filter((mail) => mail.includes('not published any more'));
}
