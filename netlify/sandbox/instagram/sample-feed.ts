import type { FeedMedium, FeedPost } from './feed.ts';
import {
  artworkCaptions,
  diaryCaptions,
  inspirationCaptions,
  otherCaptions,
  processCaptions,
} from './sample-captions.ts';

const posts = 66;
const firstId = 17_900_000_000_000_000n;
const newest = Date.parse('2026-11-14T15:30:00Z');
const betweenMs = 4.3 * 24 * 60 * 60 * 1000;

const pictures = [
  'jou-mache.jpg',
  'bato-anba-loraj.jpg',
  'tanbouye.jpg',
  'choublak.jpg',
  'lannwit-sou-mon-yo.jpg',
  'study-kap.jpg',
  'study-mango.jpg',
];
/** The picture that each caption of an artwork describes, by index. */
const worksShow = [0, 0, 1, 1, 2, 3, 4, 4, 0, 3, 2, 1];
/** Parts of a picture: left, top, width, height. */
const details: NonNullable<FeedMedium['detail']>[] = [
  [0.05, 0.1, 0.5, 0.6],
  [0.45, 0.3, 0.5, 0.5],
  [0.2, 0.35, 0.55, 0.6],
  [0.3, 0.05, 0.6, 0.45],
  [0.1, 0.45, 0.45, 0.5],
];

/** The repeated order of kinds: mostly artworks. */
const rhythm = [
  artworkCaptions,
  processCaptions,
  artworkCaptions,
  inspirationCaptions,
  otherCaptions,
  artworkCaptions,
  diaryCaptions,
  artworkCaptions,
  inspirationCaptions,
  processCaptions,
  otherCaptions,
];
const films: Record<number, string> = { 1: 'process-choublak.mp4', 12: 'process-lannwit.mp4' };

/** Returns the feed that the sandbox starts with, always the same: photographs of the samples, two short films, albums. */
export function sampleFeed(): FeedPost[] {
  const turns = new Map<string[], number>();
  return Array.from({ length: posts }, (_, index) => {
    const captions = rhythm[index % rhythm.length]!;
    const turn = turns.get(captions) ?? 0;
    turns.set(captions, turn + 1);
    return {
      id: String(firstId + BigInt(posts - index)),
      caption: captionOf(captions, turn),
      timestamp: new Date(newest - index * betweenMs).toISOString(),
      media: captions === artworkCaptions ? worksOf(index, turn) : mediaOf(index, index, 1),
    };
  });
}

/** Returns a caption. A repeated one is for another artwork: its title gets a number. */
function captionOf(captions: string[], turn: number): string {
  const round = Math.floor(turn / captions.length) + 1;
  return captions[turn % captions.length]!.replace('~', round > 1 ? ` ${'I'.repeat(round)}` : '');
}

/** Returns the media of an artwork. An album shows the same artwork in parts. */
function worksOf(index: number, turn: number): FeedMedium[] {
  return mediaOf(index, worksShow[turn % worksShow.length]!, 0);
}

/** Returns the media of a post. `step`: how far the next picture of an album is from the one before. */
function mediaOf(index: number, picture: number, step: 0 | 1): FeedMedium[] {
  const film = films[index];
  if (film) return [{ file: film }];
  const isAlbum = index % 9 === 5;
  return Array.from({ length: isAlbum ? 3 : 1 }, (_, part) => ({
    file: pictures[(picture + part * step) % pictures.length]!,
    detail: details[(index + Math.floor(index / pictures.length) + part) % details.length]!,
  }));
}
