import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { readChunks, signatureLength, writeChunk, type Chunk } from './png.ts';
import { byRowAbove, readFilters } from './png-filters.ts';

/** A fifth of the time of the usual level, for files a tenth larger. */
const level = 4;
const [pack, unpack] = [promisify(deflate), promisify(inflate)];

/** The pixel data are not those of the header. */
export class DamagedPngError extends Error {}

/** Of the header. A palette is type 3. */
type Form = { width: number; height: number; depth: number; type: number; isInterlaced: boolean };

/**
 * Returns the PNG on white without transparency, or null if no pixel is transparent. It decodes all pixels, unless there is a palette: the
 * caller bounds their number. Throws DamagedPngError.
 */
export async function flattenOnWhite(bytes: Uint8Array): Promise<Buffer | null> {
  const chunks = readChunks(bytes);
  const form = readForm(chunks[0]!.data);
  const key = chunks.find(({ name }) => name === 'tRNS')?.data;
  const changed =
    form.type === 3 ? whitePalette(chunks, key) : await whitePixels(chunks, form, key);
  if (!changed) return null;
  const pieces = chunks.flatMap((chunk) => changed(chunk) ?? [chunk.all]);
  return Buffer.concat([bytes.subarray(0, signatureLength), ...pieces]);
}

/** Returns the chunks in the place of one, or null for itself. */
type Change = (chunk: Chunk) => Uint8Array[] | null;

/** Of samples that are not there any more. */
const ofAlpha = ['tRNS', 'bKGD', 'sBIT', 'hIST'];

function readForm(header: Uint8Array): Form {
  const view = new DataView(header.buffer, header.byteOffset, header.length);
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    depth: view.getUint8(8),
    type: view.getUint8(9),
    isInterlaced: view.getUint8(12) === 1,
  };
}

function whitePalette(chunks: Chunk[], alphas: Uint8Array = new Uint8Array()): Change | null {
  const colours = Buffer.from(chunks.find(({ name }) => name === 'PLTE')?.data ?? []);
  if (!alphas.some((alpha) => alpha < 255)) return null;
  const white = colours.map((sample, place) =>
    mix(sample, alphas[Math.floor(place / 3)] ?? 255, 255),
  );
  return ({ name }) => {
    if (name === 'PLTE') return [writeChunk(name, white)];
    return ofAlpha.includes(name) ? [] : null;
  };
}

async function whitePixels(chunks: Chunk[], form: Form, key?: Uint8Array): Promise<Change | null> {
  const packed = Buffer.concat(chunks.flatMap(({ name, data }) => (name === 'IDAT' ? [data] : [])));
  const white = whiteRows(await unpackRows(packed, form), form, key);
  if (!white) return null;
  const pixels = writeChunk('IDAT', await pack(white, { level }));
  let isWritten = false;
  return ({ name, data }) => {
    if (name === 'IHDR') {
      const header = Buffer.from(data);
      header[9] = form.type & 3;
      return [writeChunk(name, header)];
    }
    if (name !== 'IDAT') return ofAlpha.includes(name) ? [] : null;
    const isFirst = !isWritten;
    isWritten = true;
    return isFirst ? [pixels] : [];
  };
}

/** Pixels come in several small pictures if they are interlaced: first place and step in both directions. */
const whole = [[0, 0, 1, 1]] as const;
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function passesOf({ width, height, isInterlaced }: Form): { width: number; height: number }[] {
  return (isInterlaced ? adam7 : whole)
    .map(([x, y, right, down]) => ({
      width: Math.ceil((width - x) / right),
      height: Math.ceil((height - y) / down),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
}

function rowBytes(width: number, { depth }: Form, channels: number): number {
  return Math.ceil((width * depth * channels) / 8);
}

/** Returns the size in bytes, with one byte for the filter of each row. */
function sizeOf(form: Form, channels: number): number {
  return passesOf(form).reduce(
    (sum, { width, height }) => sum + height * (1 + rowBytes(width, form, channels)),
    0,
  );
}

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };

async function unpackRows(packed: Buffer, form: Form): Promise<Buffer> {
  const channels = channelsOf[form.type];
  if (!channels) throw new DamagedPngError();
  const size = sizeOf(form, channels);
  const rows = await unpack(packed, { maxOutputLength: size }).catch(() => null);
  if (rows?.length !== size) throw new DamagedPngError();
  return rows;
}

/** Returns null if no pixel is transparent. */
function whiteRows(rows: Buffer, form: Form, key?: Uint8Array): Buffer | null {
  const [from, to] = [channelsOf[form.type]!, channelsOf[form.type & 3]!];
  const step = Math.max(1, (from * form.depth) / 8);
  const paint = painterOf(form, key);
  const painted = Buffer.allocUnsafe(sizeOf(form, to));
  let [at, end] = [0, 0];
  let isTransparent = false;
  for (const { width, height } of passesOf(form)) {
    let above: Uint8Array = new Uint8Array(rowBytes(width, form, from));
    let whiteAbove = new Uint8Array(rowBytes(width, form, to));
    for (let y = 0; y < height; y++) {
      const read = readFilters[rows[at]!];
      if (!read) throw new DamagedPngError();
      const row = rows.subarray(at + 1, at + 1 + above.length);
      read(row, above, step);
      const white = new Uint8Array(whiteAbove.length);
      if (paint(row, white, width)) isTransparent = true;
      painted[end++] = byRowAbove;
      for (let place = 0; place < white.length; place++)
        painted[end++] = white[place]! - whiteAbove[place]!;
      [above, whiteAbove] = [row, white];
      at += 1 + row.length;
    }
  }
  return isTransparent ? painted : null;
}

/** Writes a row's pixels on white. Returns whether one is transparent. */
type Painter = (row: Uint8Array, white: Uint8Array, width: number) => boolean;

function painterOf({ type, depth }: Form, key?: Uint8Array): Painter {
  const colours = channelsOf[type & 3]!;
  if (type & 4) return depth === 16 ? mix16(colours) : mix8(colours);
  return depth < 8 ? keyedBits(depth, key) : keyed((colours * depth) / 8, depth / 8, key);
}

/** Mixes a sample with white. `most`: white, and alpha without transparency. */
function mix(sample: number, alpha: number, most: number): number {
  return Math.round(most - ((most - sample) * alpha) / most);
}

function mix8(colours: number): Painter {
  return (row, white, width) => {
    let isTransparent = false;
    for (let x = 0, from = 0, to = 0; x < width; x++, from++) {
      const alpha = row[from + colours]!;
      if (alpha < 255) isTransparent = true;
      for (const end = to + colours; to < end; from++, to++)
        white[to] = alpha === 255 ? row[from]! : mix(row[from]!, alpha, 255);
    }
    return isTransparent;
  };
}

function mix16(colours: number): Painter {
  return (row, white, width) => {
    const [read, write] = [viewOf(row), viewOf(white)];
    let isTransparent = false;
    for (let x = 0, from = 0, to = 0; x < width; x++, from += 2) {
      const alpha = read.getUint16(from + 2 * colours);
      if (alpha < 65_535) isTransparent = true;
      for (let sample = 0; sample < colours; sample++, from += 2, to += 2)
        write.setUint16(to, mix(read.getUint16(from), alpha, 65_535));
    }
    return isTransparent;
  };
}

function viewOf({ buffer, byteOffset, length }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, length);
}

/** Paints a picture with one transparent colour. `key` has each sample in two bytes. */
function keyed(pixelBytes: number, sampleBytes: number, key?: Uint8Array): Painter {
  const colour = key?.filter((_, place) => sampleBytes === 2 || place % 2 === 1);
  return (row, white, width) => {
    white.set(row);
    if (!colour) return false;
    let isTransparent = false;
    for (let at = 0; at < width * pixelBytes; at += pixelBytes) {
      let place = 0;
      while (place < pixelBytes && row[at + place] === colour[place]) place++;
      if (place < pixelBytes) continue;
      isTransparent = true;
      white.fill(255, at, at + pixelBytes);
    }
    return isTransparent;
  };
}

/** Paints a picture with several grey pixels in a byte. */
function keyedBits(depth: number, key?: Uint8Array): Painter {
  const most = (1 << depth) - 1;
  return (row, white, width) => {
    white.set(row);
    if (!key) return false;
    let isTransparent = false;
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      const shift = 8 - depth - (bit % 8);
      if (((row[bit >> 3]! >> shift) & most) !== key[1]) continue;
      isTransparent = true;
      white[bit >> 3]! |= most << shift;
    }
    return isTransparent;
  };
}
