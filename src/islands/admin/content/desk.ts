import type { ContentPage, PageContent } from '#shared/content';
import type { Desk, Kept, Outcome } from './desk-state.ts';
import { changeSection, type Change } from './edits.ts';
import { newPictures, storedPictureOf, isSameContent, withStoredPictures } from './versions.ts';

const mostUnsure = 5;

export function layOutDesk(page: ContentPage, kept: Kept | null): Desk {
  const desk: Desk = {
    page,
    draft: page.content,
    sent: null,
    lost: null,
    unsure: [],
    refusedPictures: {},
    state: { name: 'idle' },
  };
  if (!kept) return desk;
  const resumed = { ...desk, draft: kept.content, unsure: kept.unsure };
  return kept.version === page.version ? sendOrRest(resumed) : meet(resumed, page);
}

export function keptDesk({ state, draft, page, sent, unsure }: Desk): Kept | null {
  if (state.name === 'idle') return null;
  return { content: draft, version: page.version, unsure: sent ? [...unsure, sent] : unsure };
}

export function editDesk(desk: Desk, change: Change): Desk {
  const edited = { ...desk, draft: change(desk.draft) };
  if (desk.state.name === 'sending') return { ...edited, state: { name: 'waiting' } };
  return ['idle', 'refused'].includes(desk.state.name) ? send(edited) : edited;
}

export function choosePicture(desk: Desk, id: number, imageUrl: string): Desk {
  const { [id]: _, ...refusedPictures } = desk.refusedPictures;
  return editDesk({ ...desk, refusedPictures }, changeSection(id, { imageUrl }));
}

export function resumeDesk(desk: Desk): Desk {
  return ['offline', 'refused'].includes(desk.state.name) ? send(desk) : desk;
}

/** Ends a conflict: stores the own version over the other. */
export function keepOwnVersion(desk: Desk): Desk {
  if (desk.state.name !== 'conflict') return desk;
  return send({ ...desk, page: desk.state.theirs });
}

/** Ends a conflict: continues with the other window's version. */
export function takeOtherVersion(desk: Desk): Desk {
  return desk.state.name === 'conflict' ? layOutDesk(desk.state.theirs, null) : desk;
}

export function receiveOutcome(desk: Desk, outcome: Outcome): Desk {
  const { sent } = desk;
  if (!sent) return desk;
  const answered: Desk = { ...desk, sent: null, lost: null };
  if (outcome.kind === 'stored') return goOn(answered, { sent, page: outcome.page });
  if (outcome.kind === 'stale') return meet(answered, outcome.theirs);
  const { reason } = outcome;
  if (outcome.kind === 'picture-refused') return withdrawPictures(answered, { sent, reason });
  if (outcome.kind === 'refused') return { ...answered, state: { name: 'refused', reason } };
  const unsure = [...desk.unsure, sent].slice(-mostUnsure);
  return { ...answered, unsure, lost: reason, state: { name: 'offline' } };
}

function send(desk: Desk): Desk {
  return { ...desk, sent: desk.draft, state: { name: 'sending' } };
}

function sendOrRest(desk: Desk): Desk {
  if (!isSameContent(desk.page.content, desk.draft)) return send(desk);
  return { ...desk, unsure: [], state: { name: 'idle' } };
}

function goOn(desk: Desk, { sent, page }: { sent: PageContent; page: ContentPage }): Desk {
  const draft = withStoredPictures(desk.draft, { sent, stored: page.content });
  return sendOrRest({ ...desk, page, draft, unsure: [] });
}

// After a lost answer the stored version may be one of our own edits.
function meet(desk: Desk, theirs: ContentPage): Desk {
  const sent = [desk.draft, ...desk.unsure].find((one) => isSameContent(theirs.content, one));
  if (sent) return goOn(desk, { sent, page: theirs });
  return { ...desk, state: { name: 'conflict', theirs } };
}

// A refused picture is removed from the edit, so that the text is stored.
function withdrawPictures(
  desk: Desk,
  { sent, reason }: { sent: PageContent; reason: string },
): Desk {
  const stored = desk.page.content;
  const refused = newPictures(sent, stored).filter(
    ({ id, imageUrl }) => storedPictureOf(desk.draft, id) === imageUrl,
  );
  if (refused.length === 0) return { ...desk, state: { name: 'refused', reason } };
  const withdraw = refused.map(({ id }) =>
    changeSection(id, { imageUrl: storedPictureOf(stored, id) }),
  );
  const refusals = refused.map(({ id, imageUrl }) => [id, { address: imageUrl, reason }]);
  return sendOrRest({
    ...desk,
    draft: withdraw.reduce((draft, change) => change(draft), desk.draft),
    refusedPictures: { ...desk.refusedPictures, ...Object.fromEntries(refusals) },
  });
}
