import { orientationAt, orientationTag } from './orientation-tag.ts';

const headerLength = 12;
const keptChunks = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** Flags of VP8X. */
const exifFlag = 0x08;
const xmpFlag = 0x04;

type Chunk = { name: string; start: number; all: Buffer };

export function cleanWebp(bytes: Uint8Array): Buffer {
  const chunks = readChunks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const orientation = findOrientation(bytes, chunks);
  const pieces = chunks
    .filter(({ name }) => keptChunks.includes(name))
    .map(({ name, all }) => (name === 'VP8X' ? withFlags(all, orientation) : all));
  if (orientation !== 1) pieces.push(writeExif(orientation));
  const header = Buffer.from(bytes.subarray(0, headerLength));
  header.writeUInt32LE(4 + pieces.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([header, ...pieces]);
}

/** Reads up to the end in the header, or to where the file breaks. A chunk of odd length has a byte more. */
function readChunks(bytes: Buffer): Chunk[] {
  const until = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const chunks: Chunk[] = [];
  for (let at = headerLength; at + 8 <= until;) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    chunks.push({ name, start: at + 8, all: bytes.subarray(at, Math.min(end, until)) });
    at = end;
  }
  return chunks;
}

/** Returns the orientation, which only a file with VP8X can have. Some programs begin the data as in a JPEG. */
function findOrientation(bytes: Uint8Array, chunks: Chunk[]): number {
  const exif = chunks.find(({ name }) => name === 'EXIF');
  if (!exif || !chunks.some(({ name }) => name === 'VP8X')) return 1;
  const isAsInJpeg = exif.all.toString('latin1', 8, 12) === 'Exif';
  return orientationAt(bytes, exif.start + (isAsInJpeg ? 6 : 0));
}

function withFlags(chunk: Buffer, orientation: number): Buffer {
  const changed = Buffer.from(chunk);
  changed[8] = (chunk[8]! & ~(exifFlag | xmpFlag)) | (orientation === 1 ? 0 : exifFlag);
  return changed;
}

function writeExif(orientation: number): Buffer {
  const tag = orientationTag(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(tag.length, 4);
  return Buffer.concat([head, tag]);
}
