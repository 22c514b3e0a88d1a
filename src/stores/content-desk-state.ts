import type { ContentPage, PageContent } from '#shared/content';

/** How an edit of a page stands. */
export type DeskState =
  /** All that was typed is stored. */
  | { name: 'idle' }
  /** One edit is under way, nothing newer waits. */
  | { name: 'sending' }
  /** One edit is under way, and the latest waits for its answer. */
  | { name: 'waiting' }
  /** The last edit got no answer; it is sent again after a while. */
  | { name: 'offline' }
  /** The server has said no, and why; the next edit is sent again. */
  | { name: 'refused'; reason: string }
  /** Another window has stored something else; nothing is sent until the person chooses. */
  | { name: 'conflict'; theirs: ContentPage };

/** One page on the writing desk. Its fields show `draft`; at most one edit of it is under way at a time. */
export type Desk = {
  /** The page as last stored, and the version that edits build on. */
  page: ContentPage;
  draft: PageContent;
  /** The edit under way. */
  sent: PageContent | null;
  /** Why the last edit got no answer, until one does. */
  lost: string | null;
  /** Edits that got no answer: what is stored now may be one of them. */
  unsure: PageContent[];
  /** Pictures that could not be had, and why, by the section's id. */
  refusedPictures: Record<number, { address: string; reason: string }>;
  state: DeskState;
};

/** What has become of an edit. */
export type Outcome =
  | { kind: 'stored'; page: ContentPage }
  | { kind: 'stale'; theirs: ContentPage }
  | { kind: 'refused'; reason: string }
  | { kind: 'picture-refused'; reason: string }
  | { kind: 'unreachable'; reason: string };

/** What was typed and not stored, as it is kept over a reload. */
export type Kept = { content: PageContent; version: number; unsure: PageContent[] };
