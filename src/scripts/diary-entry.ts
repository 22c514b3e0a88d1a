import { formatDay } from '#shared/day';
import type { DiaryEntry } from '#shared/journal';
import { listDiary } from '../lib/public-lists.ts';
import { toPlainText } from '../lib/plain-text.ts';

const tries = 4;
const pause = 1000;

export async function refreshDiary(left = tries): Promise<void> {
  const entries = await listDiary().catch(() => null);
  if (!entries) {
    if (left > 1) setTimeout(refreshDiary, pause, left - 1);
    return;
  }
  const diary = document.querySelector<HTMLElement>('[data-diary]');
  if (!diary) return;
  const [newest] = entries;
  if (newest) showEntry(diary, newest);
  else if (diary.dataset['diary'] === 'waiting') diary.dataset['diary'] = 'nothing';
}

function showEntry(diary: HTMLElement, { title, content, publishedAt }: DiaryEntry): void {
  const words = { title, content: toPlainText(content), date: formatDay(publishedAt) };
  for (const [name, text] of Object.entries(words)) {
    const place = diary.querySelector(`[data-entry="${name}"]`);
    if (place) place.textContent = text;
  }
  diary.dataset['diary'] = 'entry';
}
