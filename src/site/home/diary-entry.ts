import type { DiaryEntry } from '#shared/journal';
import type { TranslatedLanguage } from '#shared/translations';
import { ask } from '../../lib/call.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { toPlainText } from '../../lib/plain-text.ts';

const tries = 4;
const pause = 1000;

export async function refreshDiary(triesLeft = tries): Promise<void> {
  const entries = await ask('GET /api/diary').catch(() => null);
  if (!entries) {
    if (triesLeft > 1) setTimeout(refreshDiary, pause, triesLeft - 1);
    return;
  }
  const diary = document.querySelector<HTMLElement>('[data-diary]');
  if (!diary) return;
  const [newest] = entries;
  if (newest) await showEntry(diary, newest);
  else if (diary.dataset.diary === 'waiting') diary.dataset.diary = 'nothing';
}

async function showEntry(diary: HTMLElement, entry: DiaryEntry): Promise<void> {
  const lang = pageLanguage();
  const texts = entry.translations?.[lang as TranslatedLanguage];
  const show = (name: string, text: string, shownLang: string = lang) => {
    const place = diary.querySelector<HTMLElement>(`[data-entry="${name}"]`);
    if (place) Object.assign(place, { textContent: text, lang: shownLang });
  };
  show('title', texts?.title || entry.title, texts?.title ? lang : 'en');
  show('content', toPlainText(texts?.content || entry.content), texts?.content ? lang : 'en');
  if (diary.dataset.date !== entry.publishedAt) {
    const { formatDay } = await import('#shared/day');
    show('date', formatDay(entry.publishedAt, lang));
  }
  diary.dataset.diary = 'entry';
}
