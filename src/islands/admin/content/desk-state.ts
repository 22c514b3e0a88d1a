import type { ContentPage, PageContent } from '#shared/content';

export type DeskState =
  | { name: 'idle' }
  /** An edit is being sent, nothing newer waits. */
  | { name: 'sending' }
  /** An edit is being sent, and a newer one waits. */
  | { name: 'waiting' }
  /** No answer; it is sent again later. */
  | { name: 'offline' }
  /** Refused by the server; the next edit is sent. */
  | { name: 'refused'; reason: string }
  /** Another window stored another version; nothing is sent until the administrator chooses. */
  | { name: 'conflict'; theirs: ContentPage };

/** A page being edited. Its fields show `draft`; one edit at a time is sent. */
export type Desk = {
  /** As last stored, with the version for If-Match. */
  page: ContentPage;
  draft: PageContent;
  sent: PageContent | null;
  /** The reason why the last edit got no answer. */
  lost: string | null;
  /** Edits without an answer: the store may have one of them. */
  unsure: PageContent[];
  /** Refused pictures with their reasons, by the section's id. */
  refusedPictures: Record<number, { address: string; reason: string }>;
  state: DeskState;
};

export type Outcome =
  | { kind: 'stored'; page: ContentPage }
  | { kind: 'stale'; theirs: ContentPage }
  | { kind: 'refused'; reason: string }
  | { kind: 'picture-refused'; reason: string }
  | { kind: 'unreachable'; reason: string };

export type Kept = { content: PageContent; version: number; unsure: PageContent[] };
