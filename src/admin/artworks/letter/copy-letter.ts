import type { AdminArtwork } from '#shared/artwork';
import type { Language } from '#shared/language';
import { showToast } from '../../../toasts/toast.ts';
import type { Refusal } from '../../../lib/refused-answer.ts';
import type { SiteWords } from '../../../words/en/site.ts';
import { mostBytes, writeLetter } from './letter.ts';

const wordsIn: Record<Language, () => Promise<SiteWords>> = {
  en: async () => (await import('../../../words/en/site.ts')).en,
  fr: async () => (await import('../../../words/fr/site.ts')).fr,
  ht: async () => (await import('../../../words/ht/site.ts')).ht,
};

/** Puts works on the clipboard as HTML and as text. Returns why not, or null. */
export async function copyLetter(
  artworks: readonly AdminArtwork[],
  language: Language,
  timeZone: string,
): Promise<Refusal | null> {
  const written = wordsIn[language]().then((words) =>
    writeLetter(artworks, { language, words, timeZone, site: import.meta.env.SITE }),
  );
  try {
    // Safari keeps the clipboard open only for what is asked for with the press.
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': written.then(({ html }) => blobOf(html, 'text/html')),
        'text/plain': written.then(({ text }) => blobOf(text, 'text/plain')),
      }),
    ]);
  } catch {
    const { html } = await written.catch(() => ({ html: null }));
    if (html === null) return 'The shop could not be reached. Please try again.';
    if (new Blob([html]).size > mostBytes)
      return 'These are too many works for one letter. Choose fewer.';
    return 'Your browser keeps the clipboard closed. Please allow it, and press again.';
  }
  showToast({
    title: 'Copied for a letter',
    description: 'Paste it into the editor of your newsletter.',
  });
  return null;
}

/** Throws if the letter is too large, so that nothing is copied. */
function blobOf(text: string, type: string): Blob {
  const blob = new Blob([text], { type });
  if (blob.size > mostBytes) throw new Error(`A letter of ${blob.size} bytes`);
  return blob;
}
