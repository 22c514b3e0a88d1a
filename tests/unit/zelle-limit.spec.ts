import { expect, test } from '@playwright/test';
import { describeZelleLimit } from '#shared/purchase/zelle-limit';

test('only amounts above 500 dollars are told to be limited', () => {
  expect(describeZelleLimit(50_000)).toBeNull();
  expect(describeZelleLimit(50_001)).toContain('several days');
});
