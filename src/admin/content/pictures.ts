import type { PageContent, Section, SectionInput } from '#shared/content';

type Addressed = SectionInput & Pick<Section, 'imageSource'>;

export function pictureAddressOf(content: PageContent, id: number): string {
  return content.sections.find((section) => section.id === id)?.imageUrl ?? '';
}

/** Returns the pictures that the server has to copy or to look up. */
export function newPictures(draft: PageContent, stored: PageContent) {
  return draft.sections
    .map(({ id, imageUrl = '' }) => ({ id, address: imageUrl }))
    .filter(({ id, address }) => {
      const storedSection = stored.sections.find((section) => section.id === id);
      return address !== '' && !(storedSection && isPictureOf(storedSection, address));
    });
}

/**
 * Returns whether a section has the picture of this address. The server replaces a foreign address by that of its copy; a draft keeps the
 * foreign one.
 */
export function isPictureOf({ imageUrl = '', imageSource }: Addressed, address: string): boolean {
  return imageUrl === address || imageSource === address;
}
