import { toOwnPicture } from '#shared/own-picture';

/** What was pasted as the address of a picture; one of the shop's own, copied from a page, becomes its path. */
export function readPictureAddress(text: string): string {
  const { SITE } = import.meta.env;
  return toOwnPicture(text.trim(), [location.origin, ...(SITE ? [new URL(SITE).origin] : [])]);
}
