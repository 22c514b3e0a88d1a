import { atom, map } from 'nanostores';
import { setupChecks, type SetupCheck, type SetupFinding } from '#shared/admin/setup';
import { ApiError, findSetup, sendTestMail } from '../../../lib/api.ts';
import { leaveWhenSignedOut } from '../session.ts';

type Findings = Partial<Record<SetupCheck, SetupFinding[] | undefined>>;

/** A check without findings is running. */
export const $setup = map<Findings>({});

export const $testMail = atom<{ isSent: boolean; text: string } | 'sending' | null>(null);

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
