import { test } from 'node:test';
import { expect } from '@playwright/test';
import { isSame, isStored, toBody } from '../../src/form/values.ts';

test('the fields of a form are a body by their paths', () => {
  const values = { title: 'A', 'translations.fr.title': 'B', 'translations.ht.title': '' };
  expect(toBody(values)).toEqual({
    title: 'A',
    translations: { fr: { title: 'B' }, ht: { title: '' } },
  });
});

test('what was sent is stored if each of its fields is; null and an absent text are empty', () => {
  const sent = { price: null, translations: { fr: { title: 'B' }, ht: { title: '' } } };
  const stored = { price: '', year: 2024, translations: { fr: { title: 'B' } } };
  expect(isStored(sent, stored)).toBe(true);
  expect(isStored({ ...sent, year: 2023 }, stored)).toBe(false);
  expect(isStored({ images: [{ url: '/media/a' }] }, { images: [] })).toBe(false);
  expect([isSame(0, ''), isSame(false, ''), isSame(undefined, '')]).toEqual([false, false, true]);
});
