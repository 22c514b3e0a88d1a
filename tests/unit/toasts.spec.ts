import { beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { $toast, dismissNotice, dismissToast, showToast } from '../../src/toasts/toast.ts';

beforeEach(() => $toast.set(null));

test('what shows the words of a notice ends the notice, and keeps an error (rule 32)', () => {
  showToast({ title: 'Added' });
  dismissNotice();
  expect($toast.get()).toBeNull();
  showToast({ title: 'Sold meanwhile', variant: 'destructive' });
  dismissNotice();
  expect($toast.get()).toMatchObject({ title: 'Sold meanwhile' });
});

test('the end of one toast leaves the next one (rule 32)', () => {
  showToast({ title: 'Paid' });
  const { id } = $toast.get()!;
  showToast({ title: 'The mail was not sent', variant: 'destructive' });
  dismissToast(id);
  expect($toast.get()).toMatchObject({ title: 'The mail was not sent' });
  dismissToast($toast.get()!.id);
  expect($toast.get()).toBeNull();
});
