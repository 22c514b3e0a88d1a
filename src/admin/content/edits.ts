import type { PageContent, PageName, SectionInput } from '#shared/content';
import type { sectionTexts, TranslatedLanguage, Translations } from '#shared/translations';

export type Change = (content: PageContent) => PageContent;

export function changeWords(words: Partial<Pick<PageContent, 'title' | 'description'>>): Change {
  return (content) => ({ ...content, ...words });
}

/** Changes the text of a plain page, which is its only section. */
export function changeText(text: string): Change {
  return (content) => ({
    ...content,
    sections: [{ ...textSection(content), title: '', content: text }],
  });
}

/** Translates the text of a plain page, also if it has no English text. */
export function translateText(language: TranslatedLanguage, text: string): Change {
  return (content) => {
    const section = translate(textSection(content), language, { content: text });
    return { ...content, sections: [section, ...content.sections.slice(1)] };
  };
}

export function translatePage(
  language: TranslatedLanguage,
  texts: Partial<Pick<PageContent, 'title' | 'description'>>,
): Change {
  return (content) => translate(content, language, texts);
}

export function translateSection(
  id: number,
  language: TranslatedLanguage,
  texts: Partial<Record<(typeof sectionTexts)[number], string>>,
): Change {
  return withSections((sections) =>
    sections.map((section) => (section.id === id ? translate(section, language, texts) : section)),
  );
}

export function textOf({ sections }: PageContent): string {
  return sections.map(({ content }) => content).join('\n\n');
}

/** Sorts diary entries by their ids, newest first (rule 40). Other pages keep their order. */
export function orderSections(sections: SectionInput[], pageName: PageName): SectionInput[] {
  if (pageName !== 'news & blog') return sections;
  return sections.toSorted((first, second) => second.id - first.id);
}

/** Adds an empty section. Its id is the time in ms, or the next free number. */
export function addSection(now: number): Change {
  return (content) => {
    const section = { id: freeId(content, now), title: '', content: '' };
    return { ...content, sections: [...content.sections, section] };
  };
}

export function changeSection(id: number, fields: Partial<Omit<SectionInput, 'id'>>): Change {
  return withSections((sections) =>
    sections.map((section) => (section.id === id ? { ...section, ...fields } : section)),
  );
}

export function removeSection(id: number): Change {
  return withSections((sections) => sections.filter((section) => section.id !== id));
}

export function insertSection(section: SectionInput, place: number): Change {
  return withSections((sections) => {
    const isThere = sections.some(({ id }) => id === section.id);
    return isThere ? sections : sections.toSpliced(place, 0, section);
  });
}

export function moveSection(id: number, step: -1 | 1): Change {
  return withSections((sections) => {
    const place = sections.findIndex((section) => section.id === id);
    const section = sections[place];
    if (!section || place + step < 0) return sections;
    return sections.toSpliced(place, 1).toSpliced(place + step, 0, section);
  });
}

function textSection({ sections: [first] }: PageContent): SectionInput {
  return first ?? { id: 1, title: '', content: '' };
}

function translate<Item extends { translations?: Translations | undefined }>(
  item: Item,
  language: TranslatedLanguage,
  texts: object,
): Item {
  const { translations } = item;
  const changed = { ...translations?.[language], ...texts };
  return { ...item, translations: { ...translations, [language]: changed } };
}

function withSections(change: (sections: SectionInput[]) => SectionInput[]): Change {
  return (content) => ({ ...content, sections: change(content.sections) });
}

function freeId(content: PageContent, wanted: number): number {
  const isTaken = content.sections.some(({ id }) => id === wanted);
  return isTaken ? freeId(content, wanted + 1) : wanted;
}
