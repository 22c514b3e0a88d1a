const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

export const heicWords =
  'This photograph is HEIC, which most browsers cannot read. Open this page in Safari and press Upload there, or save the photograph as JPEG. ' +
  'On an iPhone, Settings, Camera, Formats, Most Compatible takes JPEG from then on.';

/** Returns whether the box 'ftyp' names HEIC, as its main brand or among others: an iPhone's main one is 'heic', some cameras' 'mif1'. */
export function isHeic(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  if (start.slice(4, 8) !== 'ftyp') return false;
  const length = (bytes[2] ?? 0) * 256 + (bytes[3] ?? 0);
  const names = start.slice(8, Math.min(length, start.length)).match(/[^]{4}/g);
  return Boolean(names?.some((name) => brands.includes(name)) && !names.includes('avif'));
}
