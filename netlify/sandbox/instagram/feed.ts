import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture or film of the samples; `detail` is the shown part of a picture: left, top, width, height, 0 to 1. */
export type FeedMedium = {
  file: string;
  detail?: [left: number, top: number, width: number, height: number];
};

/**
 * A post of the feed file. Several media make an album; the newest timestamp comes first whatever the file's order. `odd` and `without`
 * change the answer: fields with other values, as null or a number, and fields that are left out.
 */
export type FeedPost = {
  id: string;
  caption: string;
  timestamp: string;
  media: FeedMedium[];
  odd?: Record<string, unknown>;
  without?: string[];
};

/** Opens the feed's file under DATA_DIR. It is written once from `samples`, then people and tests edit it. */
export function openFeed(dataDir: string, samples: () => FeedPost[]) {
  const file = join(dataDir, 'instagram-feed.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(samples(), null, 2));
    renameSync(`${file}.new`, file);
  }
  return (): FeedPost[] => {
    const posts = JSON.parse(readFileSync(file, 'utf8')) as FeedPost[];
    return posts.sort((first, second) => (first.timestamp < second.timestamp ? 1 : -1));
  };
}
