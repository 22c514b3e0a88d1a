import { test } from 'node:test';
import { expect } from '@playwright/test';
import { asCents } from '#shared/cents';
import { isAboveZelleLimit } from '#shared/zelle-limit';

test('only amounts above 500 dollars are told to be limited', () => {
  expect(isAboveZelleLimit(asCents(50_000))).toBe(false);
  expect(isAboveZelleLimit(asCents(50_001))).toBe(true);
});
