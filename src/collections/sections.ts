import type { Section } from '#shared/content';

/** Leaves out empty sections, and pictures that the page shows already. */
export function toldSections(sections: Section[], shownUrl?: string): Section[] {
  const shown = new Set([shownUrl]);
  return sections
    .map((section): Section => {
      if (!section.imageUrl || !shown.has(section.imageUrl)) {
        shown.add(section.imageUrl);
        return section;
      }
      const { imageUrl: _repeated, ...words } = section;
      return words;
    })
    .filter(({ title, content, imageUrl }) => title || content || imageUrl);
}
