import { hasBytes, readName, viewOf } from './bytes.ts';
import { crc32 } from './crc32.ts';
import { plainFacts, type PictureFacts, type PictureFlaw } from './facts.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const critical = ['IHDR', 'PLTE', 'IDAT', 'IEND'];
/** Samples of a pixel by colour type. */
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const withPalette = 3;
/** Deflate's highest ratio: 258 bytes in two bits. */
const highestRatio = 1032;

type Header = {
  width: number;
  height: number;
  isDeep: boolean;
  colour: number;
  fewestBytes: number;
};

export function isPng(bytes: Uint8Array): boolean {
  return hasBytes(bytes, 0, signature);
}

/** Ignores ancillary chunks and what follows IEND, as decoders do. */
export function readPng(bytes: Uint8Array): PictureFacts | PictureFlaw {
  const view = viewOf(bytes);
  let header: Header | null = null;
  let hasPalette = false;
  let pixelBytes = 0;
  let frames = 1;
  let packedMetadata = 0;
  for (let at = signature.length; ;) {
    if (at + 12 > bytes.length) return 'incomplete';
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return 'incomplete';
    const name = readName(bytes, at + 4);
    const data = bytes.subarray(at + 8, end - 4);
    if (isCritical(name)) {
      const isKnown = critical.includes(name) && (name === 'IHDR') === (header === null);
      if (!isKnown || crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) {
        return 'broken';
      }
    }
    if (name === 'IHDR') {
      header = readHeader(data);
      if (!header) return 'broken';
      if (header.width === 0 || header.height === 0) return 'empty';
    }
    if (name === 'PLTE') hasPalette = true;
    if (name === 'IDAT') pixelBytes += length;
    if (name === 'fcTL') frames += 1;
    if (isPacked(name, data)) packedMetadata += length;
    if (name === 'IEND') {
      if (!header || pixelBytes === 0) return 'empty';
      if (header.colour === withPalette && !hasPalette) return 'broken';
      if (pixelBytes < header.fewestBytes) return 'incomplete';
      const { width, height, isDeep } = header;
      return { ...plainFacts, width, height, isDeep, frames, packedMetadata };
    }
    at = end;
  }
}

/** A small first letter marks an ancillary chunk. */
function isCritical(name: string): boolean {
  return name.charCodeAt(0) < 0x61;
}

/** The text of iTXt may be compressed: a flag after its keyword and a zero says so. */
function isPacked(name: string, data: Uint8Array): boolean {
  return ['zTXt', 'iCCP'].includes(name) || (name === 'iTXt' && data[data.indexOf(0) + 1] === 1);
}

function readHeader(data: Uint8Array): Header | null {
  if (data.length !== 13) return null;
  const view = viewOf(data);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth, colour] = [view.getUint8(8), view.getUint8(9)];
  const perPixel = depth * (samples[colour] ?? 0);
  if (![1, 2, 4, 8, 16].includes(depth) || perPixel === 0) return null;
  const fewestBytes = Math.floor((width * height * perPixel) / 8 / highestRatio);
  return { width, height, isDeep: depth > 8, colour, fewestBytes };
}
