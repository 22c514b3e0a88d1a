import { atom, map } from 'nanostores';
import type { KeyName, PastedKeys } from '#shared/admin/keys';
import { openingSteps, type Opening, type OpeningStep } from '#shared/admin/opening';
import {
  openingChecks,
  setupChecks,
  stateOfFindings,
  type SetupAnswer,
  type SetupCheck,
} from '#shared/admin/setup';
import type { InstagramSettings } from '#shared/instagram';
import type { SamplesState } from '#shared/admin/samples';
import { ApiError } from '../../lib/call.ts';
import { send } from '../../lib/send.ts';
import { sendChange } from '../publishing/change.ts';
import { withPassword } from '../session/password.ts';
import { createResource } from '../calls/resource.ts';
import { opening } from './opening-store.ts';
import type { RowState } from './setup-words.ts';
import { leaveWhenSignedOut } from '../session/session.ts';
import { textOf } from '../session/refusal-text.ts';
import type { Refusal } from '../../lib/refused-answer.ts';

export type Answers = Partial<Record<SetupCheck, SetupAnswer | undefined>>;

/** A check without an answer is running. */
export const $setup = map<Answers>({});

export const $testMail = atom<{ isSent: boolean; text: string } | 'sending' | null>(null);

export const samples = createResource(
  () => send('GET /api/admin/samples'),
  'Failed to fetch the samples',
);

export function isChecked(step: OpeningStep): step is (typeof openingChecks)[number] {
  return (openingChecks as readonly string[]).includes(step);
}

type Known = { setup: Answers; done: readonly OpeningStep[] };

/** Returns the state of a step: of its findings, else of what is done. */
export function stateOfStep(step: OpeningStep, { setup, done }: Known): RowState {
  const answer = isChecked(step) && setup[step];
  if (answer) return stateOfFindings(answer.findings);
  if (done.includes(step)) return 'ok';
  return isChecked(step) ? 'checking' : 'to-do';
}

/** Returns the steps whose rows fold. */
export function doneSteps(progress: Known): OpeningStep[] {
  return openingSteps.filter((step) => stateOfStep(step, progress) === 'ok');
}

let lastTurn = 0;

/** Runs all checks in parallel; each appears when it is done. Then asks what samples can be removed. */
export async function checkSetup(): Promise<void> {
  const turn = ++lastTurn;
  $setup.set({});
  $testMail.set(null);
  await Promise.all(
    setupChecks.map(async (check) => {
      const answer = await askAnswer(check);
      if (turn === lastTurn) $setup.setKey(check, answer);
    }),
  );
  if (turn === lastTurn) await samples.load();
}

export async function requestTestMail(): Promise<void> {
  $testMail.set('sending');
  try {
    const { sentTo } = await send('POST /api/admin/setup-mail');
    const text = `The mail is on its way to ${sentTo}. If it does not come, look into the spam folder.`;
    $testMail.set({ isSent: true, text });
  } catch (error) {
    leaveWhenSignedOut(error);
    $testMail.set({ isSent: false, text: reasonOf(error) });
  }
}

export async function confirmMail(
  take: (opening: Opening) => Promise<void>,
): Promise<Refusal | null> {
  const body = { mailArrived: true } as const;
  const note = async () => take(await send('PATCH /api/admin/opening', { body }));
  const refusal = await sendChange(note, {
    done: 'Mails of the shop arrive',
    failed: 'Failed to note that the mail arrived',
  });
  return refusal?.reason ?? null;
}

/** Runs those checks of these steps that have not run. */
export async function checkMissing(steps: readonly OpeningStep[]): Promise<void> {
  const checks = steps.filter(isChecked).filter((check) => !$setup.get()[check]);
  const ofSamples = checks.includes('samples') ? [samples.load()] : [];
  await Promise.all([...checks.map(checkAgain), ...ofSamples]);
}

/** Stores what a sync does with clear posts, before the first one can come. Throws ApiError. */
export async function chooseClearPosts(chosen: InstagramSettings['clearPosts']): Promise<void> {
  const { settings } = await send('GET /api/instagram/status');
  const { version, ...others } = settings;
  const body = { ...others, clearPosts: chosen };
  await send('PATCH /api/admin/instagram/settings', { body, version });
}

/** Runs one check again. */
export async function checkAgain(check: SetupCheck): Promise<void> {
  $setup.setKey(check, await askAnswer(check));
}

/** Calls `before`, sends the keys and asks the service. */
export function changeKeys(
  check: SetupCheck,
  keys: PastedKeys,
  before: () => Promise<void>,
): Promise<Refusal | null> {
  return sendKeys(check, keys, { done: 'Saved', failed: 'Failed to save', before });
}

export function removeKeys(check: SetupCheck, names: KeyName[]): Promise<Refusal | null> {
  const keys = Object.fromEntries(names.map((name) => [name, '']));
  return sendKeys(check, keys, { done: 'Disconnected', failed: 'Failed to disconnect' });
}

async function sendKeys(
  check: SetupCheck,
  keys: PastedKeys,
  { before, ...words }: { done: string; failed: string; before?: () => Promise<void> },
): Promise<Refusal | null> {
  const change = async () => {
    await before?.();
    $setup.setKey(check, await withPassword(() => storeKeys(check, keys)));
  };
  const refusal = await sendChange(change, words);
  await opening.refresh(true);
  return refusal?.reason ?? null;
}

export function restoreSamples(): Promise<Refusal | null> {
  return changeSamples(() => send('POST /api/admin/samples'), {
    done: 'Samples added',
    failed: 'Failed to add the samples',
  });
}

export function clearSamples(): Promise<Refusal | null> {
  const words = { done: 'Samples removed', failed: 'Failed to remove the samples' };
  return changeSamples(() => send('DELETE /api/admin/samples'), words);
}

async function changeSamples(
  call: () => Promise<SamplesState>,
  words: { done: string; failed: string },
): Promise<Refusal | null> {
  const change = async () => samples.$state.set(await call());
  const refusal = await sendChange(change, words);
  await Promise.all([checkAgain('samples'), opening.refresh(true)]);
  return refusal?.reason ?? null;
}

// Mails have a function of their own, which loads the client of mail servers.
function runCheck(check: SetupCheck): Promise<SetupAnswer> {
  return check === 'mail'
    ? send('GET /api/admin/setup-mail')
    : send('GET /api/admin/setup/:check', { params: { check } });
}

function storeKeys(check: SetupCheck, keys: PastedKeys): Promise<SetupAnswer> {
  const body = { keys };
  return check === 'mail'
    ? send('PATCH /api/admin/setup-mail', { body })
    : send('PATCH /api/admin/setup/:check', { params: { check }, body });
}

async function askAnswer(check: SetupCheck): Promise<SetupAnswer | undefined> {
  try {
    return await runCheck(check);
  } catch (error) {
    if (leaveWhenSignedOut(error)) return undefined;
    return { findings: [{ state: 'unknown', text: reasonOf(error) }], keys: [] };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return textOf(error);
  return 'The shop does not answer. Check your connection and try again.';
}
