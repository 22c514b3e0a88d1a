import { hasBytes, readName, viewOf } from './bytes.ts';
import { plainFacts, type PictureFacts, type PictureFlaw } from './facts.ts';

const containerHeader = 12;
const chunkHeader = 8;
const extendedHeader = 10;
const animationHeader = 16;
const keyFrameStart = [0x9d, 0x01, 0x2a];
const lossyHeader = 10;
const losslessHeader = 5;
const losslessStart = 0x2f;

export function isWebp(bytes: Uint8Array): boolean {
  return readName(bytes, 0) === 'RIFF' && readName(bytes, 8) === 'WEBP';
}

type Size = { width: number; height: number };
type Found = { canvas: Size | null; frames: Size[] };

/** Reads chunks up to the end in the RIFF header, and each frame's header. Ignores what follows. */
export function readWebp(bytes: Uint8Array): PictureFacts | PictureFlaw {
  const end = chunkHeader + viewOf(bytes).getUint32(4, true);
  if (end > bytes.length) return 'incomplete';
  if (end < containerHeader) return 'broken';
  const found = readChunks(bytes.subarray(containerHeader, end));
  if (typeof found === 'string') return found;
  const { canvas, frames } = found;
  const size = canvas ?? frames[0]!;
  const isOutside = ({ width, height }: Size) => width > size.width || height > size.height;
  return frames.some(isOutside) ? 'broken' : { ...plainFacts, ...size, frames: frames.length };
}

function readChunks(bytes: Uint8Array, isFrame = false): Found | PictureFlaw {
  const view = viewOf(bytes);
  const all: Found = { canvas: null, frames: [] };
  // The last chunk of odd length may lack its padding byte.
  for (let at = 0; at < bytes.length;) {
    if (at + chunkHeader > bytes.length) return 'incomplete';
    const start = at + chunkHeader;
    const length = view.getUint32(at + 4, true);
    if (start + length > bytes.length) return 'incomplete';
    const name = readName(bytes, at);
    if (isFrame && name === 'ANMF') return 'broken';
    const found = readChunk(name, bytes.subarray(start, start + length));
    if (typeof found === 'string') return found;
    all.canvas ??= found?.canvas ?? null;
    all.frames.push(...(found?.frames ?? []));
    at = start + length + (length % 2);
  }
  return all.frames.length > 0 ? all : 'empty';
}

function readChunk(name: string, data: Uint8Array): Partial<Found> | PictureFlaw | null {
  if (name === 'VP8X') return readCanvas(data);
  if (name === 'VP8 ') return readLossy(data);
  if (name === 'VP8L') return readLossless(data);
  if (name === 'ANMF') return readChunks(data.subarray(animationHeader), true);
  return null;
}

function readCanvas(data: Uint8Array): Partial<Found> | PictureFlaw {
  if (data.length < extendedHeader) return 'broken';
  const view = viewOf(data);
  // 24 bits each, less one.
  const [width, height] = [view.getUint32(4, true) & 0xffffff, view.getUint32(6, true) >>> 8];
  return { canvas: { width: width + 1, height: height + 1 } };
}

function readLossy(data: Uint8Array): Partial<Found> | PictureFlaw {
  if (data.length < lossyHeader) return 'empty';
  const view = viewOf(data);
  const isKeyFrame = (data[0]! & 1) === 0 && hasBytes(data, 3, keyFrameStart);
  if (!isKeyFrame) return 'broken';
  const [width, height] = [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
  if (width === 0 || height === 0) return 'empty';
  // The first partition has no pixels; a second one must follow.
  const firstPartition = (data[0]! | (data[1]! << 8) | (data[2]! << 16)) >> 5;
  if (data.length <= lossyHeader + firstPartition) return 'incomplete';
  return { frames: [{ width, height }] };
}

function readLossless(data: Uint8Array): Partial<Found> | PictureFlaw {
  if (data.length <= losslessHeader) return 'empty';
  if (data[0] !== losslessStart) return 'broken';
  // 14 bits each, less one.
  const bits = viewOf(data).getUint32(1, true);
  return { frames: [{ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }] };
}
