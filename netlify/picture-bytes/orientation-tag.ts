import { readOrientation } from '#shared/pictures/orientation';

/** Reads the orientation of EXIF data that begin at `start`. Returns 1 if they are cut off. */
export function orientationAt(bytes: Uint8Array, start: number): number {
  try {
    return readOrientation(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), start);
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/** Returns EXIF data with nothing but the orientation, as TIFF. */
export function orientationTag(orientation: number): Buffer {
  const tag = Buffer.from(
    'MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0',
    'latin1',
  );
  tag.writeUInt16BE(orientation, 18);
  return tag;
}
