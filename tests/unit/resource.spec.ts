import { test } from 'node:test';
import { expect } from '@playwright/test';
import { createResource } from '../../src/admin/resource.ts';
import { $session } from '../../src/admin/session.ts';
import { ApiError } from '../../src/lib/call.ts';

const refused = new ApiError(403, 'Not allowed', 'Forbidden');

test('what a screen asks for is asked again if the shop does not answer, and not after a refusal (rule 32)', async () => {
  $session.set('signed-in');
  const answers = [new TypeError('Failed to fetch'), { orders: 1 }, refused];
  const resource = createResource(async () => {
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  }, 'Failed to fetch orders');
  await resource.load();
  expect(resource.$state.get()).toEqual({ orders: 1 });
  await resource.load();
  expect(resource.$state.get()).toBe('failed');
  expect(answers).toEqual([]);
});

test('a call that fails after the answer of a later one changes nothing', async () => {
  $session.set('signed-in');
  const calls: PromiseWithResolvers<object>[] = [];
  const resource = createResource(() => {
    calls.push(Promise.withResolvers());
    return calls.at(-1)!.promise;
  }, 'Failed to fetch orders');
  const [early, late] = [resource.load(), resource.load()];
  calls[1]!.resolve({ orders: 2 });
  await late;
  calls[0]!.reject(refused);
  await early;
  expect(resource.$state.get()).toEqual({ orders: 2 });
});
