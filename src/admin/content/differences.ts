import type { PageContent, SectionInput } from '#shared/content';
import { changedTranslations, translatedNames } from '#shared/translations';
import { isPictureOf } from './pictures.ts';

const pageFields: Record<string, string> = { title: 'Page Title', description: 'Description' };

/** Names what differs between a draft and a stored version. */
export function contentDifferences(draft: PageContent, stored: PageContent): string[] {
  const names: string[] = [];
  if (draft.title !== stored.title) names.push('Page Title');
  if (draft.description !== stored.description) names.push('Description');
  const translated = changedTranslations(draft.translations, stored.translations);
  names.push(
    ...translated.map(
      ({ language, field }) => `${pageFields[field]} in ${translatedNames[language]}`,
    ),
  );
  const ids = new Set([...draft.sections, ...stored.sections].map(({ id }) => id));
  const differing = [...ids].filter((id) => {
    const [mine, theirs] = [draft, stored].map(({ sections }) => sections.find((s) => s.id === id));
    return !mine || !theirs || !isSameSection(theirs, mine);
  });
  names.push(...differing.map((id) => nameOf(id, [draft, stored])));
  return names.length > 0 ? names : ['the order of the sections'];
}

function isSameSection(stored: SectionInput, mine: SectionInput): boolean {
  return (
    stored.title === mine.title &&
    stored.content === mine.content &&
    (stored.imageAlt ?? '') === (mine.imageAlt ?? '') &&
    changedTranslations(stored.translations, mine.translations).length === 0 &&
    isPictureOf(stored, mine.imageUrl ?? '')
  );
}

function nameOf(id: number, versions: PageContent[]): string {
  const title = versions.flatMap(({ sections }) => sections).find((one) => one.id === id)?.title;
  return title ? `the section “${title}”` : 'a section without a title';
}
