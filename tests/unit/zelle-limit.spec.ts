import { test } from 'node:test';
import { expect } from '@playwright/test';
import { isAboveZelleLimit } from '#shared/zelle-limit';

test('only amounts above 500 dollars are told to be limited', () => {
  expect(isAboveZelleLimit(50_000)).toBe(false);
  expect(isAboveZelleLimit(50_001)).toBe(true);
});
