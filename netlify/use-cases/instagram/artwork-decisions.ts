import { artworkSchema, type Artwork, type Waits } from '#shared/artwork';
import { readCurrent } from '../../ports/blobs/snapshots.ts';
import { snapshots } from '../publishing/snapshots.ts';
import type { Caption } from './captions/index.ts';
import type { PostFields } from './post-fields.ts';
import { changePostArtwork, type WrittenItem } from './post-items.ts';
import type { PostRecord } from './post-record.ts';
import type { ShopPost } from './prepared-post.ts';
import { findSamePaintings, isSameTitle } from './same-painting.ts';

/** A written artwork whose post is not compared with the other artworks yet. `isNew`: it has never been decided. */
export type OpenArtwork = {
  shopPost: ShopPost;
  fields: PostFields;
  caption: Caption;
  isNew: boolean;
  record: PostRecord & { itemId: string };
};

/** `isWaiting`: since now. */
export type DecidedItem = WrittenItem & { isWaiting: boolean; note: string | null };
type Decide = () => Promise<DecidedItem>;

/**
 * Compares artworks with all that are known, read after they were written, one after another (rule 75). Returns for each the call that
 * writes what was decided. Throws 503.
 */
export async function decideArtworks(
  open: OpenArtwork[],
  isLookFirst: boolean,
): Promise<[OpenArtwork, Decide][]> {
  const stored = await readCurrent(snapshots.artworks, artworkSchema);
  const artworks = new Map([...stored.values()].map((artwork) => [artwork.id, artwork]));
  const undecided = new Set(open.filter(({ isNew }) => isNew).map(({ record }) => record.itemId));
  return open.map((openArtwork) => {
    const { itemId } = openArtwork.record;
    const before = artworks.get(itemId);
    const others = [...artworks.values()]
      .filter(({ id, waits }) => id !== itemId && !undecided.has(id) && !isAbout(waits, itemId))
      .toSorted((first, second) => Number(isAsking(first)) - Number(isAsking(second)));
    const same = isAsked(openArtwork, before)
      ? findSamePaintings(namesOf(openArtwork), others)
      : [];
    undecided.delete(itemId);
    if (before) {
      const waits = asksAbout(same) ?? before.waits;
      artworks.set(itemId, { ...before, ...namesOf(openArtwork), waits });
    }
    return [openArtwork, () => writeDecision(openArtwork, { same, before, isLookFirst })];
  });
}

/** Returns whether the artwork itself waits: of equally likely ones it is named last. */
function isAsking({ waits }: Artwork): boolean {
  return waits?.why === 'same';
}

/** Returns whether the artwork waits because of `id`, which is then not asked about the other way round. */
function isAbout(waits: Waits | undefined, id: string): boolean {
  return waits?.why === 'same' && waits.as.includes(id);
}

function asksAbout(same: Artwork[]): Waits | undefined {
  return same.length > 0 ? { why: 'same', as: same.map(({ id }) => id) } : undefined;
}

/** Returns whether to ask about a post. An answer holds, and an artwork that is decided is asked about again only under another title. */
function isAsked({ isNew, record, fields }: OpenArtwork, before: Artwork | undefined): boolean {
  if (record.answer) return false;
  if (isNew || before?.waits) return true;
  return !isSameTitle(String(record.written['title']), String(fields['title']));
}

function namesOf({ shopPost, caption, fields }: OpenArtwork) {
  const { price, dimensions } = caption;
  return { title: String(fields['title']), price, dimensions, caption: shopPost.post.caption };
}

type Decision = { same: Artwork[]; before: Artwork | undefined; isLookFirst: boolean };

async function writeDecision(open: OpenArtwork, decision: Decision): Promise<DecidedItem> {
  const { record, fields, isNew } = open;
  const item = await changePostArtwork(record, fields, (next) => waitsOf(next, open, decision));
  const { waits } = item;
  const isWaiting = Boolean(waits) && (isNew || waits?.why !== decision.before?.waits?.why);
  const note = isWaiting && waits ? hiddenNote(String(fields['title']), waits, decision) : null;
  return { ...item, isWaiting, note };
}

function waitsOf(
  { price }: Artwork,
  { caption, isNew }: OpenArtwork,
  { same, before, isLookFirst }: Decision,
): Waits | undefined {
  const question = asksAbout(same);
  if (question) return question;
  if (caption.doubt && price === null) return { why: 'unsure', words: caption.doubt };
  // The painter's look that was promised once is not taken back.
  const wasLook = !isNew && before?.waits?.why === 'look';
  const isUndecided = isNew || before?.waits !== undefined;
  return wasLook || (isLookFirst && isUndecided) ? { why: 'look' } : undefined;
}

function hiddenNote(title: string, waits: Waits, { same }: Decision): string | null {
  if (waits.why === 'unsure') return `‘${title}’ is hidden: ${waits.words}`;
  const [likeliest] = same;
  if (waits.why === 'look' || !likeliest) return null;
  return `‘${title}’ is hidden: it may be your ‘${likeliest.title}’. Say in Artworks whether it is the same painting.`;
}
