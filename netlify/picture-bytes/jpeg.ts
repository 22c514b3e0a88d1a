import { orientationAt, orientationTag } from './orientation-tag.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const jfif = 0xe0;
const exif = 0xe1;

/** Applications' segments without which a decoder shows other colours. */
const colours = [
  { code: 0xe2, name: 'ICC_PROFILE\0' },
  { code: 0xee, name: 'Adobe' },
];

/**
 * Removes what a JPEG says of people and places, and what cameras append behind the first picture. Never fails: of a damaged file
 * everything stays up to where it breaks.
 */
export function cleanJpeg(bytes: Uint8Array): Buffer {
  const pieces: Uint8Array[] = [];
  let orientation: number | null = null;
  let isScan = false;
  for (let at = 2; ;) {
    const marker = findMarker(bytes, at, isScan);
    if (isScan) pieces.push(bytes.subarray(at, marker));
    const code = bytes[marker + 1];
    if (code === undefined || code === endOfImage) break;
    const end = marker + 2 + readLength(bytes, marker + 2);
    const segment = bytes.subarray(marker, end);
    if (code === exif && startsWith(segment, 'Exif'))
      orientation ??= orientationAt(bytes, marker + 10);
    if (code === jfif && startsWith(segment, 'JFIF\0')) pieces.push(withoutThumbnail(segment));
    else if (isKept(code, segment)) pieces.push(segment);
    isScan ||= code === startOfScan;
    at = end;
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...withOrientation(pieces, orientation ?? 1),
    Buffer.from([0xff, endOfImage]),
  ]);
}

/** Returns the place of the next marker with a length, or of the end. Pixel data have only markers of restarts. */
function findMarker(bytes: Uint8Array, from: number, isScan: boolean): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    const isAlone = code <= 1 || (code >= 0xd0 && code <= 0xd8) || code === 0xff;
    if (!isAlone && (!isScan || code >= 0xc0)) return at;
  }
  return bytes.length;
}

function readLength(bytes: Uint8Array, at: number): number {
  return Math.max(2, ((bytes[at] ?? 0) << 8) + (bytes[at + 1] ?? 0));
}

/** Frames, tables and scans. */
function isKept(code: number, segment: Uint8Array): boolean {
  if (code >= 0xc0 && code <= 0xdf) return true;
  return colours.some((colour) => colour.code === code && startsWith(segment, colour.name));
}

function startsWith(segment: Uint8Array, name: string): boolean {
  return Buffer.from(segment.subarray(4, 4 + name.length)).toString('latin1') === name;
}

function withoutThumbnail(segment: Uint8Array): Uint8Array {
  const plain = Buffer.from(segment.subarray(0, 18));
  plain.writeUInt16BE(plain.length - 2, 2);
  plain.fill(0, 16);
  return plain;
}

/** Adds the orientation behind the JFIF segment, which comes first. */
function withOrientation(pieces: Uint8Array[], orientation: number): Uint8Array[] {
  if (orientation === 1) return pieces;
  const tag = orientationTag(orientation);
  const head = Buffer.from([0xff, exif, 0, 8 + tag.length]);
  const place = pieces[0]?.[1] === jfif ? 1 : 0;
  return pieces.toSpliced(place, 0, Buffer.concat([head, Buffer.from('Exif\0\0'), tag]));
}
