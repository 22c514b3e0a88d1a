import type { ShownSection } from '#shared/content';

/** Leaves out empty sections, and pictures that the page shows already. */
export function toldSections(sections: ShownSection[], shownUrl?: string): ShownSection[] {
  const shown = new Set([shownUrl]);
  return sections
    .map((section): ShownSection => {
      if (!section.imageUrl || !shown.has(section.imageUrl)) {
        shown.add(section.imageUrl);
        return section;
      }
      const { imageUrl: _repeated, ...words } = section;
      return words;
    })
    .filter(({ title, content, imageUrl }) => title || content || imageUrl);
}
