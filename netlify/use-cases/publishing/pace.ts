import type { Pace } from '#shared/admin/publishing';
import { recordActivity } from '../admin/activity.ts';
import { changeSettings, readSettings } from '../settings.ts';

const paceWords: Record<Pace, string> = {
  0: 'at once',
  10: 'after a pause of 10 minutes',
  60: 'after an hour',
  1440: 'after a day',
  [-1]: 'only when pressed',
};

export async function readPace(): Promise<Pace> {
  return (await readSettings()).publishAfterMinutes;
}

/** Stores the pace. Waiting changes follow it from the next reconciliation. */
export async function setPace(input: Paced, editor: string): Promise<void> {
  const { before, after } = await changeSettings(() => input);
  await recordPace(before, after, editor);
}

type Paced = { publishAfterMinutes: Pace };

/** Logs a changed pace. */
export async function recordPace(before: Paced, after: Paced, editor: string): Promise<void> {
  const [from, to] = [before.publishAfterMinutes, after.publishAfterMinutes];
  if (from !== to) {
    await recordActivity(editor, `Publish changes: ${paceWords[from]} → ${paceWords[to]}`);
  }
}
