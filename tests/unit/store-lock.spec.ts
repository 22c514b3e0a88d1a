import client from '@netlify/blobs/package.json' with { type: 'json' };
import { afterEach, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { readJson, removeKey, writeJson } from '../../netlify/ports/blobs/records.ts';
import { requireSelling } from '../../netlify/use-cases/selling.ts';
import { proveLockWhenDue } from '../../netlify/use-cases/setup/lock.ts';
import { checkStore } from '../../netlify/use-cases/setup/store.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { lockKey } from '../fixtures/records.ts';

giveOwnStore();

const plainFetch = globalThis.fetch;
const heldBefore = { proof: 'held', client: '10.4.2', at: '2026-11-01T00:00:00.000Z' };

beforeEach(() => removeKey(lockKey));
afterEach(() => {
  globalThis.fetch = plainFetch;
});

test('On a store that keeps its conditions one of twelve writers wins, and the shop sells (rule 90)', async () => {
  expect(await tell()).toMatch(/^ok .*\nok Of 12 writes at once one wins/);
  await requireSelling();
  expect(await readProof()).toMatchObject({ proof: 'held', client: client.version });
  expect(await listKeys('setup/')).toEqual(['setup/check', lockKey]);
});

const faults: Record<string, (headers: Headers, inFlight: number) => void> = {
  'every condition': (headers) => {
    headers.delete('if-match');
    headers.delete('if-none-match');
  },
  'conditions only while others write': (headers, inFlight) => {
    if (inFlight > 4) headers.delete('if-match');
  },
  'the condition of a stale version alone': (headers, inFlight) => {
    if (inFlight < 4) headers.delete('if-match');
  },
  'the condition of a new record alone': (headers) => headers.delete('if-none-match'),
};

for (const [name, drop] of Object.entries(faults)) {
  test(`A client that drops ${name} closes selling until the check passes (rule 90)`, async () => {
    changeWrites(drop);
    expect(await tell()).toMatch(/^to-do The lock of the store does not hold/m);
    globalThis.fetch = plainFetch;
    await expect(requireSelling()).rejects.toMatchObject({ status: 503 });
    await writeJson(lockKey, { ...heldBefore, proof: 'broken' });
    await expect(requireSelling(), 'also for a newer client').rejects.toThrow();
    await checkStore();
    await requireSelling();
  });
}

test('A check that did not finish is a warning and changes nothing (rule 90)', async () => {
  for (const proof of ['held', 'broken']) {
    await writeJson(lockKey, { ...heldBefore, proof });
    let writes = 0;
    globalThis.fetch = async (input, init) =>
      isRace(input, init) && ++writes % 4 === 0
        ? new Response(null, { status: 503 })
        : plainFetch(input, init);
    expect(await tell()).toMatch(/^unknown .* could not be tested/m);
    globalThis.fetch = plainFetch;
    expect(await readProof()).toMatchObject({ proof });
  }
});

test('A result that nobody can read closes nothing (rule 90)', async () => {
  await writeJson(lockKey, { proof: 'maybe' });
  await requireSelling();
});

test('The clock runs the check once for each version of the client (rule 90)', async () => {
  await writeJson(lockKey, heldBefore);
  let writes = 0;
  globalThis.fetch = (input, init) => {
    if (isRace(input, init)) writes += 1;
    return plainFetch(input, init);
  };
  await proveLockWhenDue();
  expect(writes).toBeGreaterThan(24);
  expect(await readProof()).toMatchObject({ proof: 'held', client: client.version });
  writes = 0;
  await proveLockWhenDue();
  expect(writes).toBe(0);
});

async function tell(): Promise<string> {
  const findings = await checkStore();
  return findings.map(({ state, text }) => `${state} ${text}`).join('\n');
}

function readProof() {
  return readJson(lockKey, { needed: z.unknown() });
}

function isRace(input: string | URL | Request, init?: RequestInit): boolean {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  return init?.method?.toUpperCase() === 'PUT' && pathname.includes(`${lockKey}/`);
}

/** Replaces `fetch`: `drop` sees how many writes are under way at once. */
function changeWrites(drop: (headers: Headers, inFlight: number) => void): void {
  let inFlight = 0;
  globalThis.fetch = async (input, init) => {
    if (!isRace(input, init)) return plainFetch(input, init);
    inFlight += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const headers = new Headers(init?.headers);
    drop(headers, inFlight);
    return plainFetch(input, { ...init, headers }).finally(() => (inFlight -= 1));
  };
}
