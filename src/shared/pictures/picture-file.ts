import { readOrientation } from './orientation.ts';

/** 'incomplete': no end; 'empty': no pixels; 'broken': violates the format. */
type Flaw = 'incomplete' | 'empty' | 'broken';

/** What a decoder will do with a file. Sizes in pixels, after the EXIF rotation. */
export type PictureFacts = {
  width: number;
  height: number;
  /** Two bytes a sample. */
  isDeep: boolean;
  frames: number;
  /** By the headers; of a PNG only its pixels say whether one is transparent. */
  hasAlpha: boolean;
  /** Bytes of compressed metadata, which may unpack to a thousand times as many. */
  packedMetadata: number;
};

export type PictureFile = { contentType: string } & (
  | { flaw: string; facts: null }
  | { flaw: null; facts: PictureFacts }
);

export const damaged = 'This picture is damaged. Please save it again as JPEG, PNG or WebP.';

const words: Record<Flaw, string> = {
  incomplete: 'This picture is incomplete: its end is missing. Please copy or download it again.',
  empty: 'This picture has no pixels. Please save it again as JPEG, PNG or WebP.',
  broken: damaged,
};

const plain = { isDeep: false, frames: 1, hasAlpha: false, packedMetadata: 0 };
const formats = [
  { contentType: 'image/jpeg', start: /^\xff\xd8\xff/, read: readJpeg },
  { contentType: 'image/png', start: /^\x89PNG\r\n[^]\n/, read: readPng },
  { contentType: 'image/webp', start: /^RIFF[^]{4}WEBP/, read: readWebp },
];

/**
 * Reads the headers of a JPEG, PNG or WebP up to its end, without its pixels: the browser has decoded them. Null for another format.
 * `flaw` is a sentence for people.
 */
export function readPictureFile(bytes: Uint8Array): PictureFile | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const format = formats.find((candidate) => candidate.start.test(start));
  if (!format) return null;
  const { contentType } = format;
  const reading = findFacts(() => format.read(view));
  return typeof reading === 'string'
    ? { contentType, flaw: words[reading], facts: null }
    : { contentType, flaw: null, facts: reading };
}

/** Returns what `read` returns, or 'incomplete' for a RangeError, which DataView throws behind the end of the file. */
function findFacts(read: () => PictureFacts | Flaw): PictureFacts | Flaw {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return 'incomplete';
    throw error;
  }
}

function readName(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

const endOfImage = 0xd9;
const startOfScan = 0xda;
const application = 0xe1;
/** Browsers decode only baseline, extended and progressive frames with Huffman codes. */
const frameMarkers = [0xc0, 0xc1, 0xc2];

/** Ignores what follows the end marker: cameras append previews and further pictures (MPO). */
function readJpeg(view: DataView): PictureFacts | Flaw {
  let size: { width: number; height: number } | null = null;
  let orientation: number | null = null;
  for (let at = 2; ;) {
    // Decoders skip bytes between segments.
    while (view.getUint8(at) !== 0xff || [0, 0xff].includes(view.getUint8(at + 1))) at++;
    const code = view.getUint8(at + 1);
    const isAlone = code === 0x01 || (code >= 0xd0 && code <= 0xd8);
    if (code === endOfImage) return 'empty';
    if (code === startOfScan) {
      if (!size) return 'broken';
      return hasEnd(view, at) ? { ...plain, ...turned(size, orientation ?? 1) } : 'incomplete';
    }
    if (frameMarkers.includes(code)) {
      if (size) return 'broken';
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
      if (size.width === 0 || size.height === 0) return 'empty';
    }
    if (code === application && readName(view, at + 4) === 'Exif') {
      orientation ??= readOrientation(view, at + 10);
    }
    const length = isAlone ? 0 : view.getUint16(at + 2);
    if (!isAlone && length < 2) return 'broken';
    at += 2 + length;
  }
}

/** Returns whether the marker of the end is there. Pixel data never has this marker. */
function hasEnd(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at > from; at--) {
    if (view.getUint16(at) === 0xff00 + endOfImage) return true;
  }
  return false;
}

function turned({ width, height }: { width: number; height: number }, orientation: number) {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** Ignores what follows IEND, as decoders do. */
function readPng(view: DataView): PictureFacts | Flaw {
  if (readName(view, 12) !== 'IHDR') return 'broken';
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (width === 0 || height === 0) return 'empty';
  const hasAlpha = (view.getUint8(25) & 4) !== 0;
  const facts = { ...plain, width, height, isDeep: view.getUint8(24) > 8, hasAlpha };
  let hasPixels = false;
  for (let at = 8; ;) {
    const length = view.getUint32(at);
    const name = readName(view, at + 4);
    if (name === 'IDAT') hasPixels = true;
    if (name === 'fcTL') facts.frames += 1;
    if (name === 'tRNS') facts.hasAlpha = true;
    if (isPacked(view, name, at + 8, length)) facts.packedMetadata += length;
    // The checksum's last byte.
    view.getUint8(at + 11 + length);
    if (name === 'IEND') return hasPixels ? facts : 'empty';
    at += 12 + length;
  }
}

/** Returns whether a text or profile is compressed. In iTXt a flag after its keyword and a zero says so. */
function isPacked(view: DataView, name: string, from: number, length: number): boolean {
  if (name !== 'iTXt') return name === 'zTXt' || name === 'iCCP';
  let at = from;
  while (at < from + length && view.getUint8(at) !== 0) at++;
  return at + 1 < from + length && view.getUint8(at + 1) === 1;
}

/** Reads chunks up to the end in the RIFF header. Ignores what follows. */
function readWebp(view: DataView): PictureFacts | Flaw {
  const end = 8 + view.getUint32(4, true);
  if (end > view.byteLength) return 'incomplete';
  const sizes: { width: number; height: number }[] = [];
  let canvas: { width: number; height: number } | null = null;
  let hasAlpha = false;
  for (let at = 12; at < end;) {
    const name = readName(view, at);
    const length = view.getUint32(at + 4, true);
    const start = at + 8;
    if (start + length > end) return 'incomplete';
    if (name === 'VP8X')
      canvas = { width: readSide(view, start + 4), height: readSide(view, start + 7) };
    // The chunks of a frame lie in it.
    if (name === 'ANMF') hasAlpha ||= (view.getUint8(20) & 0x10) !== 0;
    if (name === 'ANMF')
      sizes.push({ width: readSide(view, start + 6), height: readSide(view, start + 9) });
    if (name === 'ALPH') hasAlpha = true;
    if (name === 'VP8 ') sizes.push(readLossy(view, start));
    if (name === 'VP8L') {
      if (view.getUint8(start) !== 0x2f) return 'broken';
      sizes.push(readLossless(view, start));
      hasAlpha ||= (view.getUint8(start + 4) & 0x10) !== 0;
    }
    at = start + length + (length % 2);
  }
  const [first] = sizes;
  const size = canvas ?? first;
  if (!first || !size || size.width === 0 || size.height === 0) return 'empty';
  const isOutside = sizes.some(({ width, height }) => width > size.width || height > size.height);
  return isOutside ? 'broken' : { ...plain, ...size, frames: sizes.length, hasAlpha };
}

/** Reads a side in px: 24 bits, less one. */
function readSide(view: DataView, at: number): number {
  return view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
}

function readLossy(view: DataView, start: number) {
  const [width, height] = [view.getUint16(start + 6, true), view.getUint16(start + 8, true)];
  return { width: width & 0x3fff, height: height & 0x3fff };
}

/** Reads width and height in px: 14 bits each, less one. */
function readLossless(view: DataView, start: number) {
  const bits = view.getUint32(start + 1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
