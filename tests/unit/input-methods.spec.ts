import type { KeyboardEvent as KeyEvent } from 'react';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { leaveOnEnter } from '../../src/admin/ui/leave-on-enter.ts';

test('Enter leaves a field, but not where it confirms a candidate of an input method', () => {
  const leaves = (key: string, nativeEvent: object) => {
    let isLeft = false;
    const currentTarget = { blur: () => (isLeft = true) };
    leaveOnEnter({ key, nativeEvent, currentTarget } as unknown as KeyEvent<HTMLInputElement>);
    return isLeft;
  };
  expect(leaves('Enter', { isComposing: false, keyCode: 13 })).toBe(true);
  expect(leaves('a', { isComposing: false, keyCode: 65 })).toBe(false);
  expect(leaves('Enter', { isComposing: true, keyCode: 229 })).toBe(false);
  // Safari's, whose composition has ended just before.
  expect(leaves('Enter', { isComposing: false, keyCode: 229 })).toBe(false);
});
