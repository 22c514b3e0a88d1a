import { test } from 'node:test';
import { expect } from '@playwright/test';
import { publicationTime, type WaitingChange } from '#shared/admin/pace';
import type { Pace } from '#shared/admin/publishing';

const rules: [name: string, pace: Pace, waiting: [ChangeAt, ...ChangeAt[]], time: string | null][] =
  [
    [
      'after a pause of ten minutes, at the next look at the clock',
      10,
      [['edit', '12:03']],
      '12:20',
    ],
    [
      'a further edit begins the pause anew',
      10,
      [
        ['edit', '12:03'],
        ['edit', '12:31'],
      ],
      '12:50',
    ],
    [
      'an hour after the first edit at the latest',
      10,
      [
        ['edit', '12:03'],
        ['edit', '12:58'],
      ],
      '13:00',
    ],
    [
      'after an hour',
      60,
      [
        ['edit', '12:03'],
        ['edit', '12:40'],
      ],
      '13:00',
    ],
    [
      'after a day',
      1440,
      [
        ['edit', '12:03'],
        ['edit', '20:40'],
      ],
      '36:00',
    ],
    [
      'at once',
      0,
      [
        ['edit', '12:03'],
        ['edit', '12:40'],
      ],
      '12:03',
    ],
    ['only when pressed', -1, [['edit', '12:03']], null],
    [
      'a sale alone waits for 72 hours, but for the time until it is found',
      10,
      [['sale', '12:03']],
      '83:50',
    ],
    [
      'a sale goes along with an edit',
      10,
      [
        ['sale', '12:03'],
        ['edit', '40:01'],
      ],
      '40:20',
    ],
    [
      'a later sale does not hold an edit up',
      10,
      [
        ['edit', '12:03'],
        ['sale', '12:09'],
      ],
      '12:20',
    ],
    [
      'an edit does not hold a sale up',
      1440,
      [
        ['sale', '12:03'],
        ['edit', '83:00'],
      ],
      '83:50',
    ],
    ['a sale where changes are published at once', 0, [['sale', '12:03']], '12:03'],
  ];

type ChangeAt = ['edit' | 'sale', string];

for (const [name, pace, waiting, time] of rules) {
  test(`publishing waits by its rule: ${name}`, () => {
    const found = publicationTime(waiting.map(toChange), pace);
    expect(found && new Date(found).toISOString()).toBe(time && new Date(msOf(time)).toISOString());
  });
}

test('publishing waits by its rule: a record that changed again waits from its first change', () => {
  const waiting = [toChange(['edit', '12:58'])];
  expect(publicationTime(waiting, 10, msOf('12:03'))).toBe(msOf('13:00'));
});

test('nothing is published when nothing waits', () => {
  expect(publicationTime([], 10)).toBeNull();
});

function toChange([what, time]: ChangeAt): WaitingChange {
  return { kind: what === 'sale' ? 'sales' : 'artworks', at: msOf(time) };
}

/** Returns hours and minutes of a day in 2026 as milliseconds. */
function msOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return Date.UTC(2026, 10, 1, hours, minutes);
}
