import { atom, map } from 'nanostores';
import { setupChecks, type SetupCheck, type SetupFinding } from '#shared/admin/setup';
import type { SamplesState } from '#shared/admin/samples';
import {
  addSamples,
  ApiError,
  findSamples,
  findSetup,
  removeSamples,
  sendTestMail,
} from '../../../lib/api.ts';
import { sendChange } from '../change.ts';
import { createResource } from '../resource.ts';
import { leaveWhenSignedOut } from '../session.ts';

type Findings = Partial<Record<SetupCheck, SetupFinding[] | undefined>>;

/** A check without findings is running. */
export const $setup = map<Findings>({});

export const $testMail = atom<{ isSent: boolean; text: string } | 'sending' | null>(null);

export const samples = createResource(findSamples, 'Failed to fetch the samples');

let lastTurn = 0;

/** Runs all checks in parallel; each appears when it is done. */
export async function checkSetup(): Promise<void> {
  const turn = ++lastTurn;
  $setup.set({});
  $testMail.set(null);
  await Promise.all(
    setupChecks.map(async (check) => {
      const findings = await askFindings(check);
      if (turn === lastTurn) $setup.setKey(check, findings);
    }),
  );
}

export async function requestTestMail(): Promise<void> {
  $testMail.set('sending');
  try {
    const { sentTo } = await sendTestMail();
    const text = `The mail is on its way to ${sentTo}. If it does not come, look into the spam folder.`;
    $testMail.set({ isSent: true, text });
  } catch (error) {
    leaveWhenSignedOut(error);
    $testMail.set({ isSent: false, text: reasonOf(error) });
  }
}

/** Returns the server's reason when it refuses, or null. */
export function bringSamplesBack(): Promise<string | null> {
  return changeSamples(addSamples, { done: 'Samples added', failed: 'Failed to add the samples' });
}

/** Likewise. */
export function clearSamples(): Promise<string | null> {
  const words = { done: 'Samples removed', failed: 'Failed to remove the samples' };
  return changeSamples(removeSamples, words);
}

async function changeSamples(
  send: () => Promise<SamplesState>,
  words: { done: string; failed: string },
): Promise<string | null> {
  const change = async () => samples.$state.set(await send());
  const refusal = await sendChange(change, words);
  $setup.setKey('samples', await askFindings('samples'));
  return refusal?.reason ?? null;
}

async function askFindings(check: SetupCheck): Promise<SetupFinding[] | undefined> {
  try {
    return (await findSetup(check)).findings;
  } catch (error) {
    if (leaveWhenSignedOut(error)) return undefined;
    return [{ state: 'unknown', text: reasonOf(error) }];
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.text;
  return 'The shop does not answer. Check your connection and try again.';
}
