import { crc32 } from 'node:zlib';
import { orientationAt, orientationTag } from './orientation-tag.ts';

export const signatureLength = 8;

/** What a decoder needs for pixels and colours. */
const keptChunks =
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV mDCv cLLI cLLi sBIT bKGD hIST pHYs acTL fcTL fdAT'.split(
    ' ',
  );

/** `data` lies in the file; `all` has length, name and checksum too. */
export type Chunk = { name: string; start: number; data: Uint8Array; all: Uint8Array };

/** Reads up to the end mark, or to where the file breaks. */
export function readChunks(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = signatureLength; at + 8 <= bytes.length;) {
    const start = at + 8;
    const end = start + view.getUint32(at);
    const name = Buffer.from(bytes.subarray(at + 4, start)).toString('latin1');
    const data = bytes.subarray(start, end);
    chunks.push({ name, start, data, all: bytes.subarray(at, end + 4) });
    if (name === 'IEND') break;
    at = end + 4;
  }
  return chunks;
}

export function writeChunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

export function cleanPng(bytes: Uint8Array): Buffer {
  const pieces = readChunks(bytes).flatMap(({ name, start, all }) => {
    if (keptChunks.includes(name)) return [all];
    const orientation = name === 'eXIf' ? orientationAt(bytes, start) : 1;
    return orientation === 1 ? [] : [writeChunk('eXIf', orientationTag(orientation))];
  });
  return Buffer.concat([bytes.subarray(0, signatureLength), ...pieces]);
}
