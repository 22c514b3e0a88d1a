import { test } from 'node:test';
import { expect } from '@playwright/test';
import type { CatalogueArtwork } from '../../src/collections/catalogue.ts';
import { calendarPath, listOpenings, nameOfMoment } from '../../src/collections/openings.ts';

const hour = '2027-03-01T18:00:00-05:00';
const sameHour = '2027-03-01T23:00:00Z';
const later = '2027-03-02T18:00:00-05:00';

test('works of one hour are one opening, whenever and in whatever zone each got it: it is dated when the first one did (rule 113)', () => {
  const works = [
    work('lakay', { opensAt: later, hourSetAt: '2027-01-01T00:00:00Z' }),
    work('soley', { opensAt: hour, hourSetAt: '2027-02-02T09:00:00Z' }),
    work('lanme', { opensAt: null }),
    work('lalin', { opensAt: sameHour, hourSetAt: '2027-02-01T09:00:00Z' }),
  ];
  expect(listOpenings(works).map(tell)).toEqual([
    ['20270301T230000Z', ['soley', 'lalin'], '2027-02-01T09:00:00Z', '/shop-art'],
    ['20270302T230000Z', ['lakay'], '2027-01-01T00:00:00Z', '/art/lakay'],
  ]);
  for (const { opensAt } of works.filter((one) => one.opensAt !== null))
    expect(listOpenings(works).map(({ moment }) => calendarPath(moment.toISOString()))).toContain(
      calendarPath(opensAt!),
    );
});

test('an hour of before its time was stored counts from the work’s own time (rule 113)', () => {
  const [opening] = listOpenings([work('soley', { opensAt: hour })]);
  expect(opening?.decidedAt).toBe('2026-11-01T00:00:00Z');
});

function work(slug: string, parts: Partial<CatalogueArtwork>): CatalogueArtwork {
  const createdAt = '2026-11-01T00:00:00Z';
  return { slug, createdAt, ...parts } as CatalogueArtwork;
}

function tell({ moment, works, decidedAt, path }: ReturnType<typeof listOpenings>[number]) {
  return [nameOfMoment(moment), works.map(({ slug }) => slug), decidedAt, path];
}
