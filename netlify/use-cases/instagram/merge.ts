export type Fields = Record<string, unknown>;

/** What belongs together: the address of a picture means nothing with the size of another one. */
const picture = ['imageUrl', 'imageWidth', 'imageHeight', 'imageSource'];

/**
 * What a record should be now. A field that differs from what the sync last wrote was edited by the administrator and is
 * left alone from then on; `written` remembers what the sync has written itself.
 */
export function mergeFields<Item extends object>(
  item: Item,
  written: Fields,
  wanted: Fields,
): { next: Item; written: Fields } {
  const current = item as Fields;
  const isUntouched = (name: string) => isSame(current[name], written[name]);
  const isPictureUntouched = picture.every(isUntouched);
  const taken = Object.fromEntries(
    Object.entries(wanted).filter(([name]) =>
      picture.includes(name) ? isPictureUntouched : isUntouched(name),
    ),
  );
  return { next: { ...item, ...taken }, written: { ...written, ...taken } };
}

/** Whether two values would be stored alike. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
