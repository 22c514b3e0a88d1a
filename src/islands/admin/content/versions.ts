import type { PageContent, SectionInput } from '#shared/content';

/** The server's version, with the sources of its pictures. */
type StoredContent = Omit<PageContent, 'sections'> & {
  sections: (SectionInput & { imageSource?: string | undefined })[];
};

/** Compares the stored page with the sent one; the server replaces pictures by its copies. */
export function isSameContent(stored: StoredContent, sent: PageContent): boolean {
  return (
    stored.title === sent.title &&
    stored.description === sent.description &&
    stored.sections.length === sent.sections.length &&
    stored.sections.every((section, place) => isSameSection(section, sent.sections[place]!))
  );
}

/** Applies the server's picture addresses to a draft, except for those changed since. */
export function withStoredPictures(
  draft: PageContent,
  { sent, stored }: { sent: PageContent; stored: StoredContent },
): PageContent {
  const sections = draft.sections.map((section) => {
    const isAsSent = addressOf(section) === storedPictureOf(sent, section.id);
    const kept = stored.sections.find(({ id }) => id === section.id);
    return kept && isAsSent ? { ...section, imageUrl: kept.imageUrl } : section;
  });
  return { ...draft, sections };
}

export function contentDifferences(one: PageContent, other: PageContent): string[] {
  const names: string[] = [];
  if (one.title !== other.title) names.push('Page Title');
  if (one.description !== other.description) names.push('Description');
  const ids = new Set([...one.sections, ...other.sections].map(({ id }) => id));
  const differing = [...ids].filter((id) => {
    const [mine, theirs] = [one, other].map(({ sections }) => sections.find((s) => s.id === id));
    return !mine || !theirs || !isSameSection(theirs, mine);
  });
  if (differing.length > 0) names.push(...differing.map((id) => nameOf(id, [one, other])));
  return names.length > 0 ? names : ['the order of the sections'];
}

export function storedPictureOf(content: PageContent, id: number): string {
  const section = content.sections.find((one) => one.id === id);
  return section ? addressOf(section) : '';
}

export function newPictures(draft: PageContent, stored: PageContent) {
  return draft.sections
    .map((section) => ({ id: section.id, imageUrl: addressOf(section) }))
    .filter(({ id, imageUrl }) => imageUrl !== '' && imageUrl !== storedPictureOf(stored, id));
}

function isSameSection(stored: StoredContent['sections'][number], sent: SectionInput): boolean {
  const sameWords = ['id', 'title', 'content'] as const;
  return (
    sameWords.every((field) => stored[field] === sent[field]) &&
    (stored.imageAlt ?? '') === (sent.imageAlt ?? '') &&
    [stored.imageUrl ?? '', stored.imageSource].includes(addressOf(sent))
  );
}

function addressOf({ imageUrl }: SectionInput): string {
  return imageUrl ?? '';
}

function nameOf(id: number, versions: PageContent[]): string {
  const title = versions.flatMap(({ sections }) => sections).find((one) => one.id === id)?.title;
  return title ? `the section “${title}”` : 'a section without a title';
}
