import { test } from 'node:test';
import { expect } from '@playwright/test';
import { cacheUntil } from '../../netlify/http/headers.ts';
import { weekdays } from '#shared/format';
import { formatHour, inZone, momentIn, momentOf, shownAt } from '#shared/hour';
import { ownHour } from '../../src/site/lists/own-hour.ts';

test('a typed hour is the moment at which the shop’s clocks show it, and is shown as typed (rule 107)', () => {
  for (const [typed, zone, moment] of [
    ['2026-11-27T18:00', 'America/Port-au-Prince', '2026-11-27T18:00:00-05:00'],
    // Typed in winter for summer.
    ['2027-03-20T18:00', 'America/Port-au-Prince', '2027-03-20T18:00:00-04:00'],
    ['2027-07-01T09:30', 'America/New_York', '2027-07-01T09:30:00-04:00'],
    ['2027-07-01T09:30', 'Europe/Paris', '2027-07-01T09:30:00+02:00'],
    ['2027-07-01T00:00', 'Pacific/Kiritimati', '2027-07-01T00:00:00+14:00'],
    ['2027-07-01T18:00', '', '2027-07-01T18:00:00+00:00'],
    // The clocks show these twice: the first one.
    ['2026-11-01T01:30', 'America/Port-au-Prince', '2026-11-01T01:30:00-04:00'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T01:30:00-04:00'],
    ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T02:30:00+02:00'],
  ] as const) {
    expect(momentOf(typed, zone), `${typed} ${zone}`).toBe(moment);
    expect(momentIn(typed, zone), `${typed} ${zone}`).toBe(new Date(moment).toISOString());
    expect(shownAt(moment, zone), `${typed} ${zone}`).toBe(typed);
  }
});

test('an hour that the clocks skip is none (rule 107)', () => {
  expect(momentOf('2027-03-14T02:30', 'America/Port-au-Prince')).toBeNull();
  expect(momentOf('2027-03-14T02:30', 'America/New_York')).toBeNull();
  expect(momentOf('2027-03-28T02:30', 'Europe/Paris')).toBeNull();
  expect(momentOf('2027-03-28T02:30', 'America/New_York')).not.toBeNull();
});

test('an hour is said with its day and the city of the shop’s clocks, in three languages (rule 107)', () => {
  const zone = 'America/Port-au-Prince';
  const at = '2026-11-27T18:00:00-05:00';
  expect(formatHour(at, zone)).toBe('Friday, November 27 at 6:00 PM (Port-au-Prince)');
  expect(formatHour(at, zone, 'fr')).toBe('vendredi 27 novembre à 18\u00a0h (Port-au-Prince)');
  expect(formatHour(at, zone, 'ht')).toBe('vandredi 27 novanm a 18:00 (Port-au-Prince)');
  expect(formatHour('2027-01-01T17:05:00Z', 'America/New_York')).toBe(
    'Friday, January 1 at 12:05 PM (New York)',
  );
  expect(formatHour('2027-01-01T17:05:00Z', 'Europe/Paris', 'fr')).toBe(
    'vendredi 1er janvier à 18\u00a0h\u00a005 (Paris)',
  );
  expect(formatHour('2027-01-01T05:00:00Z', '')).toBe('Friday, January 1 at 5:00 AM (UTC)');
});

test('where the clocks of a device show another time, it stands beside the shop’s hour (rule 108)', () => {
  const zone = process.env.TZ;
  const own = '{time} where you are';
  const locales = { en: 'en-US', fr: 'fr-CA', ht: 'fr' };
  for (const [at, device, language, said] of [
    ['2026-11-27T22:00:00-05:00', 'Europe/Paris', 'en', 'Saturday, 4:00 AM where you are'],
    ['2026-11-27T22:00:00-05:00', 'Europe/Paris', 'fr', 'samedi, 04 h 00 where you are'],
    ['2026-11-27T22:00:00-05:00', 'Europe/Paris', 'ht', 'samdi, 04:00 where you are'],
    ['2026-11-27T18:00:00-05:00', 'America/Los_Angeles', 'en', '3:00 PM where you are'],
    ['2026-11-27T18:00:00-05:00', 'Asia/Kolkata', 'en', 'Saturday, 4:30 AM where you are'],
    ['2026-11-27T18:00:00-05:00', 'America/New_York', 'en', null],
    ['2026-11-27T06:00:00-12:00', 'Etc/GMT-12', 'en', 'Saturday, 6:00 AM where you are'],
  ] as const) {
    process.env.TZ = device;
    const words = { own, locale: locales[language], weekdays: weekdays[language] };
    expect(ownHour({ at }, words), device).toBe(said ?? '');
  }
  if (zone) process.env.TZ = zone;
  else delete process.env.TZ;
  expect(inZone('2026-11-28T03:00:00Z', 'America/Port-au-Prince')).toBe(
    '2026-11-27T22:00:00-05:00',
  );
});

test('no answer is kept beyond the hour (rule 108)', () => {
  for (const [inMs, kept] of [
    [Infinity, 'usual'],
    [90_001, 'usual'],
    [90_000, 'public, s-maxage=5'],
    [60_000, 'public, s-maxage=1'],
    [1000, 'public, s-maxage=1'],
    [999, 'public, s-maxage=0'],
    [-1, 'public, s-maxage=0'],
  ] as const)
    expect(cacheUntil(inMs, 'usual'), String(inMs)).toBe(kept);
});
