import { hasBytes, readName, viewOf } from './bytes.ts';
import type { PictureFlaw } from './flaw.ts';

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

/** Reads chunks up to the end in the RIFF header, and each frame's header. Ignores what follows. */
export function findWebpFlaw(bytes: Uint8Array): PictureFlaw | null {
  const end = chunkHeader + viewOf(bytes).getUint32(4, true);
  if (end > bytes.length) return 'incomplete';
  if (end < containerHeader) return 'broken';
  return findChunkFlaw(bytes.subarray(containerHeader, end));
}

function findChunkFlaw(bytes: Uint8Array): PictureFlaw | null {
  const view = viewOf(bytes);
  let hasFrame = false;
  // The last chunk of odd length may lack its padding byte.
  for (let at = 0; at < bytes.length;) {
    if (at + chunkHeader > bytes.length) return 'incomplete';
    const start = at + chunkHeader;
    const length = view.getUint32(at + 4, true);
    if (start + length > bytes.length) return 'incomplete';
    const found = readChunk(readName(bytes, at), bytes.subarray(start, start + length));
    if (found === 'frame') hasFrame = true;
    else if (found) return found;
    at = start + length + (length % 2);
  }
  return hasFrame ? null : 'empty';
}

function readChunk(name: string, data: Uint8Array): 'frame' | PictureFlaw | null {
  if (name === 'VP8X') return data.length < extendedHeader ? 'broken' : null;
  if (name === 'VP8 ') return findLossyFlaw(data) ?? 'frame';
  if (name === 'VP8L') return findLosslessFlaw(data) ?? 'frame';
  if (name === 'ANMF') return findChunkFlaw(data.subarray(animationHeader)) ?? 'frame';
  return null;
}

function findLossyFlaw(data: Uint8Array): PictureFlaw | null {
  if (data.length < lossyHeader) return 'empty';
  const view = viewOf(data);
  const isKeyFrame = (data[0]! & 1) === 0 && hasBytes(data, 3, keyFrameStart);
  if (!isKeyFrame) return 'broken';
  const [width, height] = [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
  if (width === 0 || height === 0) return 'empty';
  // The first partition has no pixels; a second one must follow.
  const firstPartition = (data[0]! | (data[1]! << 8) | (data[2]! << 16)) >> 5;
  return data.length > lossyHeader + firstPartition ? null : 'incomplete';
}

function findLosslessFlaw(data: Uint8Array): PictureFlaw | null {
  if (data.length <= losslessHeader) return 'empty';
  return data[0] === losslessStart ? null : 'broken';
}
