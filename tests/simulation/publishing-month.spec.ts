import { expect } from '@playwright/test';
import {
  buyByCard,
  buyByTransfer,
  editPage,
  editWork,
  addWorks,
  openCard,
  orderByTransfer,
  post,
  setHidden,
  sync,
} from '../fixtures/publishing/publishing-acts.ts';
import { dayMs, minuteMs, test, type World } from '../fixtures/publishing/publishing-world.ts';

/** An event at a day of the month; visitors must see it within `limitMs`, or there is nothing to see. */
type Act = { day: number; play: () => Promise<unknown>; limitMs: number | null };
type Change = { at: number; limitMs: number };

const month = 32;
const mostDeploys = 14;
/** A build takes two minutes. */
const buildMs = 3 * minuteMs;
const editMs = 60 * minuteMs + buildMs;
const saleMs = 72 * 60 * minuteMs + buildMs;

/** The minutes of a sitting's edits: 50 minutes at most, 9 between two edits at most. */
const sittings: [day: number, minutes: number[]][] = [
  [1.6, [0, 9, 17, 26, 34, 42, 50]],
  [3.4, [0, 2, 11, 20, 28, 37, 45]],
  [8.7, [0, 5, 9, 18, 27, 33]],
  [13.5, [0, 1, 2, 8, 15]],
  [15.4, [0, 9, 18, 27, 36]],
  [19.8, [0, 4, 13, 20]],
  [24.5, [0, 7, 16]],
  [27.4, [0, 3, 9]],
];
const sales = [2.6, 6, 9.3, 16.2, 20.4, 28.2];
const syncs = Array.from({ length: 12 }, (_, index) => 0.5 + 2.5 * index);
const syncsWithNews = [5.5, 15.5, 23];
const carts = Array.from({ length: 30 }, (_, index) => index + 0.37);
const lapses = Array.from({ length: 10 }, (_, index) => 2.5 * index + 0.81);

test("a painter's month costs at most 14 deploys, and every change is live in time @nightly", async ({
  world,
}) => {
  test.setTimeout(300_000);
  const works = await addWorks(20);
  await world.passTo(world.clock.now() + dayMs);
  expect(world.liveUntil()).toBeGreaterThan(world.clock.now() - dayMs);
  const start = Math.ceil(world.clock.now() / dayMs) * dayMs;
  await world.passTo(start);
  world.hook.calls.length = 0;

  const changes: Change[] = [];
  const late = new Set<number>();
  const watch = () => {
    for (const { at, limitMs } of changes) {
      if (at > world.liveUntil() && world.clock.now() - at > limitMs) late.add(at);
    }
  };
  for (const { day, play, limitMs } of actsOf(world, works)) {
    await world.passTo(start + Math.round(day * dayMs), watch);
    await play();
    if (limitMs) changes.push({ at: world.clock.now(), limitMs });
  }
  await world.passTo(start + month * dayMs, watch);

  expect(changes).toHaveLength(40 + sales.length + syncsWithNews.length);
  expect([...late].map((at) => new Date(at).toISOString())).toEqual([]);
  expect(changes.filter(({ at }) => at > world.liveUntil())).toEqual([]);
  expect(world.hook.calls.length).toBeLessThanOrEqual(mostDeploys);
});

/** Returns all events of the month, in order. */
function actsOf(world: World, works: string[]): Act[] {
  const edits = sittings.flatMap(([day, minutes]) => minutes.map((minute) => day + minute / 1440));
  const acts: Act[] = [
    ...edits.map((day, number) => ({
      day,
      limitMs: editMs,
      play: () => editSomething(works, number),
    })),
    ...sales.map((day, number) => ({
      day,
      limitMs: saleMs,
      play: () => (number % 2 ? buyByTransfer(works[number]!) : buyByCard(world, works[number]!)),
    })),
    ...syncs.map((day) => ({
      day,
      limitMs: syncsWithNews.includes(day) ? editMs : null,
      play: () => {
        if (syncsWithNews.includes(day)) post(world);
        return sync();
      },
    })),
    ...carts.map((day, number) => ({
      day,
      limitMs: null,
      play: () => openCard(works[10 + (number % 4)]!),
    })),
    ...lapses.map((day, number) => ({
      day,
      limitMs: null,
      play: () => orderByTransfer(works[14 + (number % 4)]!),
    })),
  ];
  return acts.sort((one, other) => one.day - other.day);
}

function editSomething(works: string[], number: number): Promise<void> {
  const work = works[6 + (number % 4)]!;
  if (number % 4 === 0) return editPage(`Words of edit ${number}`);
  if (number % 4 === 1) return setHidden(work, number % 8 === 1);
  return editWork(work, { title: work, description: `Edit ${number}` });
}
