import { mock, test } from 'node:test';
import { expect } from '@playwright/test';
import { createResource } from '../../src/admin/calls/resource.ts';
import { $session } from '../../src/admin/session/session.ts';
import { ApiError } from '../../src/lib/call.ts';
import { longestMs } from '../../src/lib/in-time.ts';

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

test('what does not answer is asked for four times', async () => {
  $session.set('signed-in');
  let asked = 0;
  const resource = createResource(() => {
    asked++;
    return Promise.reject(new TypeError('Failed to fetch'));
  }, 'Failed to fetch orders');
  mock.timers.enable({ apis: ['setTimeout'] });
  const loaded = resource.load();
  for (let wait = 0; wait < 6; wait++) {
    await new Promise(setImmediate);
    mock.timers.tick(2000);
  }
  mock.timers.reset();
  await loaded;
  expect(asked).toBe(4);
  expect(resource.$state.get()).toBe('failed');
});

test('a call that never ends fails after 20 seconds', async () => {
  $session.set('signed-in');
  const resource = createResource(() => new Promise<object>(() => {}), 'Failed to fetch orders');
  mock.timers.enable({ apis: ['setTimeout'] });
  const loaded = resource.load();
  mock.timers.tick(longestMs);
  mock.timers.reset();
  await loaded;
  expect(resource.$state.get()).toBe('failed');
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
