import type { ContentPage, PageContent } from '#shared/content';
import { newKey } from '../../lib/new-key.ts';
import { changeSection, type Change } from './edits.ts';
import { newPictures, pictureAddressOf } from './pictures.ts';

/** One edit on its way: repeated with the same key until it is answered. */
type Save = { content: PageContent; key: string };

export type EditingState =
  | { name: 'idle' }
  | { name: 'sending' }
  /** No answer; the same save is sent again later. */
  | { name: 'offline' }
  /** Refused by the server; the next edit is sent. */
  | { name: 'refused'; reason: string }
  /** Another window stored another version; nothing is sent until the administrator chooses. */
  | { name: 'conflict'; theirs: ContentPage };

/** A page being edited. Its fields show `draft`; one save at a time is sent. */
export type Editing = {
  /** As last stored, with the version for If-Match. */
  page: ContentPage;
  draft: PageContent;
  save: Save | null;
  /** The reason why the last save got no answer. */
  lost: string | null;
  /** Refused pictures with their reasons, by the section's id. */
  refusedPictures: Record<number, { address: string; reason: string }>;
  state: EditingState;
};

export type Outcome =
  | { kind: 'stored'; page: ContentPage }
  | { kind: 'stale'; theirs: ContentPage }
  | { kind: 'refused'; reason: string }
  | { kind: 'picture-refused'; reason: string }
  | { kind: 'unreachable'; reason: string };

/** What a reload continues with. */
export type Kept = { draft: PageContent; save: Save | null; version: number };

export function openEditing(page: ContentPage, keptDraft: Kept | null): Editing {
  const opened: Editing = {
    page,
    draft: page.content,
    save: null,
    lost: null,
    refusedPictures: {},
    state: { name: 'idle' },
  };
  if (!keptDraft) return opened;
  const { draft, save, version } = keptDraft;
  return send({ ...opened, page: { ...page, version }, draft, save });
}

export function toKept({ state, draft, save, page }: Editing): Kept | null {
  return state.name === 'idle' ? null : { draft, save, version: page.version };
}

export function edit(editing: Editing, change: Change): Editing {
  const edited = { ...editing, draft: change(editing.draft) };
  return ['idle', 'refused'].includes(editing.state.name) ? send(edited) : edited;
}

export function choosePicture(editing: Editing, id: number, imageUrl: string): Editing {
  const { [id]: _, ...refusedPictures } = editing.refusedPictures;
  return edit({ ...editing, refusedPictures }, changeSection(id, { imageUrl }));
}

export function resume(editing: Editing): Editing {
  return ['offline', 'refused'].includes(editing.state.name) ? send(editing) : editing;
}

/** Ends a conflict: stores the own version over the other. */
export function keepOwnVersion(editing: Editing): Editing {
  if (editing.state.name !== 'conflict') return editing;
  return send({ ...editing, page: editing.state.theirs });
}

/** Ends a conflict: continues with the other window's version. */
export function takeOtherVersion(editing: Editing): Editing {
  return editing.state.name === 'conflict' ? openEditing(editing.state.theirs, null) : editing;
}

export function receive(editing: Editing, outcome: Outcome): Editing {
  const { save } = editing;
  if (!save) return editing;
  if (outcome.kind === 'unreachable') {
    return { ...editing, lost: outcome.reason, state: { name: 'offline' } };
  }
  const answered: Editing = { ...editing, save: null, lost: null };
  if (outcome.kind === 'stored') {
    const stored = { ...answered, page: outcome.page };
    return editing.draft === save.content ? { ...stored, state: { name: 'idle' } } : send(stored);
  }
  if (outcome.kind === 'stale') {
    return { ...answered, state: { name: 'conflict', theirs: outcome.theirs } };
  }
  if (outcome.kind === 'picture-refused') return withdrawPictures(answered, save, outcome.reason);
  return { ...answered, state: { name: 'refused', reason: outcome.reason } };
}

function send(editing: Editing): Editing {
  const save = editing.save ?? { content: editing.draft, key: newKey() };
  return { ...editing, save, state: { name: 'sending' } };
}

// A refused picture is removed from the edit, so that the text is stored.
function withdrawPictures(editing: Editing, { content }: Save, reason: string): Editing {
  const stored = editing.page.content;
  const refused = newPictures(content, stored).filter(
    ({ id, address }) => pictureAddressOf(editing.draft, id) === address,
  );
  if (refused.length === 0) return { ...editing, state: { name: 'refused', reason } };
  const withdraw = refused.map(({ id }) =>
    changeSection(id, { imageUrl: pictureAddressOf(stored, id) }),
  );
  const refusals = refused.map(({ id, address }) => [id, { address, reason }]);
  return send({
    ...editing,
    draft: withdraw.reduce((draft, change) => change(draft), editing.draft),
    refusedPictures: { ...editing.refusedPictures, ...Object.fromEntries(refusals) },
  });
}
