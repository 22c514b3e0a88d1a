import type { DiaryEntry } from '#shared/journal';
import { listDiary } from '../lib/public-lists.ts';
import { nameDay } from './day.ts';
import { toPlainText } from './plain-text.ts';

const tries = 4;
const pause = 1000;

/** Shows the newest diary entry in the place kept for it; the first try and three more (spec, section 7). */
export async function refreshDiary(): Promise<void> {
  const entries = await askPatiently(tries);
  const diary = document.querySelector<HTMLElement>('[data-diary]');
  if (!entries || !diary) return;
  const [newest] = entries;
  if (newest) showEntry(diary, newest);
  else if (diary.dataset['diary'] === 'waiting') diary.dataset['diary'] = 'nothing';
}

async function askPatiently(left: number): Promise<DiaryEntry[] | null> {
  try {
    return await listDiary();
  } catch {
    if (left <= 1) return null;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return askPatiently(left - 1);
  }
}

function showEntry(diary: HTMLElement, { title, content, publishedAt }: DiaryEntry): void {
  const words = { title, content: toPlainText(content), date: nameDay(publishedAt) };
  for (const [name, text] of Object.entries(words)) {
    const place = diary.querySelector(`[data-entry="${name}"]`);
    if (place) place.textContent = text;
  }
  diary.dataset['diary'] = 'entry';
}
