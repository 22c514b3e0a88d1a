import { hasBytes, viewOf } from './bytes.ts';
import { readOrientation } from './exif.ts';
import { plainFacts, type PictureFacts, type PictureFlaw } from './facts.ts';

const endOfImage = 0xd9;
const startOfScan = 0xda;
const progressive = 0xc2;
/** Browsers decode only baseline, extended and progressive frames with Huffman codes. */
const frames = [0xc0, 0xc1, progressive];
const blockSide = 8;
const application = 0xe1;
/** A decoder walks over all pixels for each scan, however short it is; encoders write ten. */
const mostScans = 100;
/** Orientations that exchange width and height. */
const turnedSideways = [5, 6, 7, 8];

type Frame = { width: number; height: number; fewestBytes: number };

export function isJpeg(bytes: Uint8Array): boolean {
  return hasBytes(bytes, 0, [0xff, 0xd8, 0xff]);
}

/** Reads segments up to the end marker. Ignores what follows: cameras append previews and further pictures (MPO). */
export function readJpeg(bytes: Uint8Array): PictureFacts | PictureFlaw {
  const view = viewOf(bytes);
  let frame: Frame | null = null;
  let pixelBytes = 0;
  let scans = 0;
  let orientation: number | null = null;
  let at = 2;
  for (;;) {
    const marker = findMarker(bytes, at);
    const code = bytes[marker];
    if (code === undefined) return 'incomplete';
    if (code === endOfImage) return judge(frame, pixelBytes, orientation);
    at = marker + 1;
    if (isAlone(code)) continue;
    if (at + 2 > bytes.length) return 'incomplete';
    const end = at + view.getUint16(at);
    if (end < at + 2) return 'broken';
    if (end > bytes.length) return 'incomplete';
    if (frames.includes(code)) {
      const found = readFrame(bytes.subarray(at, end), code);
      if (!found || frame) return 'broken';
      if (found.width === 0 || found.height === 0) return 'empty';
      frame = found;
    }
    if (code === application) orientation ??= readOrientation(bytes.subarray(at + 2, end));
    at = end;
    if (code === startOfScan) {
      if (!frame || ++scans > mostScans) return 'broken';
      at = findScanEnd(bytes, end);
      pixelBytes += at - end;
    }
  }
}

function judge(frame: Frame | null, pixelBytes: number, orientation: number | null) {
  if (!frame || pixelBytes === 0) return 'empty';
  if (pixelBytes < frame.fewestBytes) return 'incomplete';
  const { width, height } = frame;
  const isTurned = turnedSideways.includes(orientation ?? 1);
  const size = isTurned ? { width: height, height: width } : { width, height };
  return { ...plainFacts, ...size };
}

/** Skips bytes between segments, as decoders do. */
function findMarker(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length) {
    while (at < bytes.length && bytes[at] !== 0xff) at++;
    while (bytes[at] === 0xff) at++;
    if (bytes[at] !== 0) return at;
  }
  return at;
}

/** Restart markers, SOI and TEM have no length. */
function isAlone(code: number): boolean {
  return code === 0x01 || (code >= 0xd0 && code <= 0xd8);
}

/** A scan ends at the next marker that is neither an escaped 0xFF nor a restart. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== 0xff) return at;
    at += next === 0xff ? 1 : 2;
  }
}

function readFrame(segment: Uint8Array, code: number): Frame | null {
  const count = segment[7] ?? 0;
  if (count === 0 || segment.length < 8 + 3 * count) return null;
  const view = viewOf(segment);
  const [height, width] = [view.getUint16(3), view.getUint16(5)];
  const samplings = Array.from({ length: count }, (_, index) => segment[9 + 3 * index]!);
  const across = samplings.map((sampling) => sampling >> 4);
  const down = samplings.map((sampling) => sampling & 15);
  if ([...across, ...down].some((factor) => factor < 1 || factor > 4)) return null;
  const blocks = samplings.map(
    (_, index) =>
      countBlocks((width * across[index]!) / Math.max(...across)) *
      countBlocks((height * down[index]!) / Math.max(...down)),
  );
  // A Huffman code has at least one bit; a block has one code in a progressive file's first scan, two elsewhere.
  const bits = blocks.reduce((sum, some) => sum + some, 0) * (code === progressive ? 1 : 2);
  return { width, height, fewestBytes: Math.floor(bits / 8) };
}

function countBlocks(samples: number): number {
  return Math.ceil(samples / blockSide);
}
