import { afterEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { sendChange } from '../../src/admin/publishing/change.ts';
import { ApiError } from '../../src/lib/call.ts';
import { $toast } from '../../src/toasts/toast.ts';
import { answerWith, restoreFetch } from './api-client-stub.ts';

const words = { done: 'It is saved', failed: 'It is not saved', unreachable: 'Try again' };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = (status: number) => () =>
  Promise.reject(new ApiError(status, JSON.stringify({ error: 'No.' }), ''));
const isOwn = (found: boolean | null) => () => Promise.resolve(found);

afterEach(restoreFetch);

test('a change that was stored although its answer was lost, or that another window overtook with the same, is a success', async () => {
  for (const send of [lost, refused(503), refused(412)]) {
    answerWith(200, {});
    expect(await sendChange(send, words, isOwn(true))).toBeNull();
    expect($toast.get()).toMatchObject({ title: 'Success', description: words.done });
  }
});

test('a change that another window overtook is refused with the choice (rule 39)', async () => {
  const overtaken = expect.stringMatching(/^This was changed in another window\./);
  expect(await sendChange(refused(412), words, isOwn(false))).toEqual({
    reason: overtaken,
    isStale: true,
  });
  expect($toast.get()).toMatchObject({ description: words.failed });
  expect(await sendChange(refused(412), words, isOwn(null))).toEqual({
    reason: 'No.',
    isStale: true,
  });
});

test('a change without an answer, or that the shop refuses, keeps its form and says why', async () => {
  expect(await sendChange(lost, words, isOwn(null))).toEqual({
    reason: words.unreachable,
    isStale: false,
  });
  expect(await sendChange(lost, words, isOwn(false))).toMatchObject({ reason: words.unreachable });
  const neverAsked = () => Promise.reject(new Error('A refusal is no unknown result'));
  expect(await sendChange(refused(409), words, neverAsked)).toEqual({
    reason: 'No.',
    isStale: false,
  });
});
