import { test } from 'node:test';
import { expect } from '@playwright/test';
import type { Publishing } from '#shared/admin/publishing';
import {
  describeCost,
  describeNext,
  describePublishing,
  describeWaits,
} from '../../src/admin/publishing/publishing-words.ts';

const today = new Date();
today.setHours(14, 2, 0, 0);

const since = today.toISOString();
const until = new Date(today.getTime() + 18 * 60_000).toISOString();
const allLive: Publishing = {
  state: 'live',
  changes: 0,
  waits: {},
  since: null,
  until: null,
  builtAt: since,
  publishAfterMinutes: 10,
  deploys: null,
};
const two = { changes: 2, waits: { artworks: 2 }, since };
const one = { changes: 1, waits: { artworks: 1 }, since };
const shown = 'the site shows the version of 14:02';

const states: [answer: Partial<Publishing>, words: string][] = [
  [{ state: 'live' }, 'All changes are live'],
  [{ state: 'publishing', ...two }, 'Publishing…'],
  [
    { state: 'waiting', ...two, until },
    `Waiting: 2 changes since 14:02, going live at 14:20; ${shown}`,
  ],
  [
    { state: 'waiting', ...one, publishAfterMinutes: -1 },
    `Waiting: 1 change since 14:02, until you press Publish now; ${shown}`,
  ],
  [
    { state: 'waiting', ...two, until: new Date().toISOString(), publishAfterMinutes: 0 },
    `Waiting: 2 changes since 14:02, going live in a few minutes; ${shown}`,
  ],
  [
    { state: 'manual', ...two },
    'Visitors do not see your changes: nothing publishes them yet. Waiting: 2 changes',
  ],
  [{ state: 'manual' }, 'Visitors do not see your changes: nothing publishes them yet'],
  [{ state: 'failed', ...one }, `Publishing failed, ${shown}`],
  [{ state: 'stopped', ...one }, `Publishing failed three times and has stopped, ${shown}`],
  [{ state: 'older' }, `An older version is live, ${shown}`],
];

for (const [answer, words] of states) {
  test(`what is published is said in words: ${words}`, () => {
    expect(describePublishing({ ...allLive, ...answer })).toBe(words);
  });
}

test('what waits, until when, and what it costs is said in words', () => {
  expect(describeWaits({ artworks: 2, content: 1, sales: 1 })).toBe('2 artworks, 1 page, 1 sale');
  expect(describeNext({ ...allLive, state: 'waiting', until })).toBe('14:20');
  expect(describeNext({ ...allLive, state: 'waiting' })).toBe('when you press Publish now');
  expect(describeCost({ count: 3, since: '2026-11-01T00:00:00.000Z' })).toBe(
    "Netlify's credit plans: 15 credits each; this shop has asked for 3 since 1 November",
  );
});
