import { toOwnPicture } from '#shared/pictures/own-picture';

/** Returns the path of one of the shop's own pictures, else the text (rule 41). */
export function readPictureAddress(text: string): string {
  const { SITE } = import.meta.env;
  return toOwnPicture(text.trim(), [location.origin, ...(SITE ? [new URL(SITE).origin] : [])]);
}
