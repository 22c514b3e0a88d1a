import { CutOffError, readBoxes, readType, type Box } from './boxes.ts';

/** In bytes: what a function of Netlify can answer at once. */
export const largestFilm = 20_000_000;

/** Size in pixels after the rotation; `seconds` is 0 if the file does not say it. */
export type FilmFacts = { width: number; height: number; seconds: number };
export type FilmFile = { flaw: string; facts: null } | { flaw: null; facts: FilmFacts };

const save = 'Save it again as MP4 with H.264.';
const flaws = {
  tooLarge: 'This film is larger than 20 MB. Make it shorter, or export it as 720p.',
  noFilm: 'This file is no film that the shop can show. Choose an MP4 or MOV.',
  cutOff: 'This film is incomplete: a part of the file is missing. Copy it again.',
  hevc:
    'This film is HEVC, which many browsers cannot play. On an iPhone choose Settings, Camera, Formats, Most Compatible and film again, ' +
    'or export it from Photos on a Mac as 1080p.',
  otherCodec: `This film has a format that browsers cannot play. ${save}`,
  otherSound: `The sound of this film is not AAC. ${save}`,
};

const video = ['avc1', 'avc3'];
const hevc = ['hvc1', 'hev1', 'dvh1', 'dvhe'];
const sound = 'mp4a';

class Flaw extends Error {}

/** Reads an MP4 or MOV file without its pictures. `flaw` is a sentence for people. */
export function readFilmFile({ buffer, byteOffset, byteLength }: Uint8Array): FilmFile {
  if (byteLength > largestFilm) return { flaw: flaws.tooLarge, facts: null };
  try {
    return { flaw: null, facts: readFacts(new DataView(buffer, byteOffset, byteLength)) };
  } catch (error) {
    if (error instanceof Flaw) return { flaw: error.message, facts: null };
    // DataView throws a RangeError behind the end.
    if (error instanceof CutOffError || error instanceof RangeError)
      return { flaw: flaws.cutOff, facts: null };
    throw error;
  }
}

/** Returns a flaw if a file is too large, before its bytes are read, else null. */
export function sizeFlaw(bytes: number): string | null {
  return bytes > largestFilm ? flaws.tooLarge : null;
}

function readFacts(view: DataView): FilmFacts {
  if (view.byteLength < 8 || readType(view, 4) !== 'ftyp') throw new Flaw(flaws.noFilm);
  const boxes = readBoxes(view);
  const movie = boxes.find(({ type }) => type === 'moov');
  // Photographs of phones (HEIC) have the same boxes.
  if (!movie && boxes.some(({ type }) => type === 'meta')) throw new Flaw(flaws.noFilm);
  if (!movie || !boxes.some(({ type, start, end }) => type === 'mdat' && end > start)) {
    throw new CutOffError();
  }
  const inside = readBoxes(view, movie.start, movie.end);
  const tracks = inside.filter(({ type }) => type === 'trak').map((box) => readTrack(view, box));
  const films = tracks.filter(({ handler }) => handler === 'vide');
  const sounds = tracks.filter(({ handler }) => handler === 'soun');
  const codecs = films.map(({ codec }) => codec);
  if (codecs.some((codec) => hevc.includes(codec))) throw new Flaw(flaws.hevc);
  if (codecs.some((codec) => !video.includes(codec))) throw new Flaw(flaws.otherCodec);
  // A phone may add a second sound, which browsers leave out.
  if (sounds.length > 0 && !sounds.some(({ codec }) => codec === sound)) {
    throw new Flaw(flaws.otherSound);
  }
  const [film] = films;
  if (!film || film.width === 0 || film.height === 0) throw new Flaw(flaws.noFilm);
  const header = inside.find(({ type }) => type === 'mvhd');
  const seconds = header ? readSeconds(view, header) : 0;
  return { width: film.width, height: film.height, seconds };
}

type Track = { handler: string; codec: string; width: number; height: number };

function readTrack(view: DataView, track: Box): Track {
  const find = (inside: Box, ...path: string[]): Box =>
    path.reduce((box, name) => {
      const child = readBoxes(view, box.start, box.end).find(({ type }) => type === name);
      if (!child) throw new Flaw(flaws.noFilm);
      return child;
    }, inside);
  const media = find(track, 'mdia');
  const handler = readType(view, find(media, 'hdlr').start + 8);
  if (handler !== 'vide' && handler !== 'soun') return { handler, codec: '', width: 0, height: 0 };
  // Version and flags, the number of entries, then the first entry with its size and type.
  const codec = readType(view, find(media, 'minf', 'stbl', 'stsd').start + 12);
  return { handler, codec, ...readSize(view, find(track, 'tkhd')) };
}

/** Reads width and height. The header ends with a matrix, then both as 16.16 numbers. */
function readSize(view: DataView, { end }: Box): { width: number; height: number } {
  const [width, height] = [view.getUint16(end - 8), view.getUint16(end - 4)];
  // A phone that is held upright films lying down and turns by the matrix.
  const isTurned = view.getInt32(end - 44) === 0 && view.getInt32(end - 40) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

function readSeconds(view: DataView, { start }: Box): number {
  const isLong = view.getUint8(start) === 1;
  const scale = view.getUint32(start + (isLong ? 20 : 12));
  const length = isLong ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16);
  // All bits mean that the length is not known.
  const isKnown = scale > 0 && length !== 0xffffffff && Number.isSafeInteger(length);
  return isKnown ? length / scale : 0;
}
