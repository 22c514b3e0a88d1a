import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const stored = 0;

/** Reads the files of a zip archive by name: entries that are stored or deflated, as zip-it-and-ship-it writes them. */
export function readZip(file: string): Map<string, Buffer> {
  const bytes = readFileSync(file);
  const end = findEnd(bytes);
  const entries = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, nameEnd);
    if (!name.endsWith('/')) entries.set(name, readEntry(bytes, at));
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= 0; at--) {
    if (bytes.readUInt32LE(at) === endOfDirectory) return at;
  }
  throw new Error('This is no zip archive');
}

/** Reads the entry at `at` in the central directory: only that always has the sizes. */
function readEntry(bytes: Buffer, at: number): Buffer {
  const size = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + size);
  return bytes.readUInt16LE(at + 10) === stored ? packed : inflateRawSync(packed);
}
