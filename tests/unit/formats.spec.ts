import { test } from 'node:test';
import { expect } from '@playwright/test';
import { formatDay } from '../../src/shared/day.ts';
import { formatDate, formatMoment, formatWeekday, nameCountry } from '../../src/shared/format.ts';
import { asCents } from '../../src/shared/cents.ts';
import { formatCents } from '../../src/shared/money.ts';

const moment = '2026-12-01T03:05:00Z';

test('a moment is written in the language of the page and the zone of its reader', () => {
  expect(formatMoment(moment, 'America/New_York')).toBe('November 30, 2026 at 22:05 (EST)');
  expect(formatMoment(moment, 'America/New_York', 'fr')).toBe(
    '30 novembre 2026 à 22\u00a0h\u00a005 (heure de New York)',
  );
  expect(formatMoment(moment, 'Europe/Athens', 'fr')).toBe(
    '1er décembre 2026 à 5\u00a0h\u00a005 (heure d’Athens)',
  );
  expect(formatMoment(moment, '', 'fr')).toBe('1er décembre 2026 à 3\u00a0h\u00a005 (UTC)');
  expect(formatMoment(moment, 'America/New_York', 'ht')).toBe('30 novanm 2026 a 22:05 (EST)');
  expect(formatDate(moment, 'no zone', 'fr')).toBe('1er décembre 2026');
  expect(formatDay(moment, 'ht')).toBe('1 desanm 2026');
  expect(formatDay(moment, 'en')).toBe('December 1, 2026');
});

test('a moment within a week has its weekday', () => {
  const end = (language: 'en' | 'fr' | 'ht') => formatWeekday(moment, 'America/New_York', language);
  expect(end('en')).toBe('Monday at 22:05 EST');
  expect(end('fr')).toBe('lundi à 22\u00a0h\u00a005 (heure de New York)');
  expect(end('ht')).toBe('lendi a 22:05 EST');
});

test('an amount in dollars of the US is written in each language', () => {
  expect(formatCents(asCents(125_050), 'en')).toBe('$1,250.50');
  expect(formatCents(asCents(125_050), 'fr')).toBe('1\u00a0250,50\u00a0$US');
  expect(formatCents(asCents(-15_000), 'fr')).toBe('-150,00\u00a0$US');
  expect(formatCents(asCents(125_050), 'ht')).toBe('$1,250.50\u00a0US');
});

test('a code of a country is named in French and in Kreyòl as in French', () => {
  expect(nameCountry('US')).toBe('United States');
  expect(nameCountry('US', 'fr')).toBe('États-Unis');
  expect(nameCountry('US', 'ht')).toBe('États-Unis');
  expect(nameCountry('Ayiti', 'ht')).toBe('Ayiti');
});
