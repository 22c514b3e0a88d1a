import { formatDay } from '#shared/day';
import type { DiaryEntry } from '#shared/journal';
import { sectionTexts } from '#shared/translations';
import { inPageLanguage, write } from '../lib/in-page-language.ts';
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

function showEntry(diary: HTMLElement, entry: DiaryEntry): void {
  const { title, content, publishedAt, langs } = inPageLanguage(entry, sectionTexts);
  const place = (name: string) => diary.querySelector(`[data-entry="${name}"]`);
  write(place('date'), formatDay(publishedAt));
  write(place('title'), title, langs.title);
  write(place('content'), toPlainText(content), langs.content);
  diary.dataset['diary'] = 'entry';
}
