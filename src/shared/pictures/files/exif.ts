import { readName, viewOf } from './bytes.ts';

const orientationTag = 0x0112;
const littleEndian = 0x4949;
const headerLength = 6;
const entryLength = 12;

/** Returns the orientation (1 to 8) in an APP1 segment of a JPEG, by TIFF 6.0; null if it has none. */
export function readOrientation(segment: Uint8Array): number | null {
  if (readName(segment, 0) !== 'Exif') return null;
  const view = viewOf(segment.subarray(headerLength));
  if (view.byteLength < 8) return null;
  const isLittle = view.getUint16(0) === littleEndian;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return null;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * entryLength;
    if (entry + entryLength > view.byteLength) return null;
    if (view.getUint16(entry, isLittle) === orientationTag)
      return view.getUint16(entry + 8, isLittle);
  }
  return null;
}
