import type { Language } from '#shared/language';
import { translatedNames } from '#shared/translations';

/** `width` and `height` in points; the file has twice as many pixels. */
export type MailPicture = { url: string; width: number; height: number; alt: string };

/** `price`: empty if nobody knows it. */
export type MailWork = { title: string; price: string; picture: MailPicture | null };

export type MailPart =
  /** `lang`: 'en' for words that are not translated. */
  | { kind: 'text'; text: string; isStrong: boolean; lang?: 'en' | undefined }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'link'; label: string; url: string; isMain: boolean }
  /** `isLarge`: pictures above their labels, else small ones beside them. `total` where it is no repetition. */
  | { kind: 'works'; works: readonly MailWork[]; isLarge: boolean; total: Fact | null };

type Fact = readonly [term: string, value: string];

/** One description, from which HTML and plain text are written. */
export type MailContent = {
  /** English without it. */
  language?: Language;
  subject: string;
  parts: readonly MailPart[];
};

export type Sender = { name: string; url: string };

export function text(words: string, lang?: 'en'): MailPart {
  return { kind: 'text', text: words, isStrong: false, lang };
}

export function strong(words: string): MailPart {
  return { kind: 'text', text: words, isStrong: true };
}

export function facts(...rows: Fact[]): MailPart {
  return { kind: 'facts', rows };
}

export function lines(...texts: string[]): MailPart {
  return { kind: 'lines', lines: texts };
}

export function link(label: string, url: string): MailPart {
  return { kind: 'link', label, url, isMain: false };
}

/** Makes a link that looks like a button. */
export function mainLink(label: string, url: string): MailPart {
  return { kind: 'link', label, url, isMain: true };
}

/** Returns a fact for the painter if the buyer or asker reads another language than English. */
export function readsOf({ language = 'en' }: { language?: Language | undefined }): Fact[] {
  return language === 'en' ? [] : [['Reads', translatedNames[language]]];
}
