import type { ShownImage } from '#shared/pictures/images';

/** Returns the properties of `Picture` that a photograph of an artwork decides. */
export function pictureOf({ url: src, alt, lang: altLang, width, height }: ShownImage) {
  return { src, alt, altLang, width, height };
}
