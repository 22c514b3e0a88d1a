import type { ContentPage, PageContent } from '#shared/content';
import type { Desk, Kept, Outcome } from './content-desk-state.ts';
import { changeSection, type Change } from './content-edits.ts';
import { newPictures, pictureOf, says, withStoredPictures } from './content-versions.ts';

const mostUnsure = 5;

/** A desk with a page on it, and with what a reload has interrupted. */
export function layOut(page: ContentPage, kept: Kept | null): Desk {
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

/** What has to be kept over a reload, or null when everything is stored. */
export function toKeep({ state, draft, page, sent, unsure }: Desk): Kept | null {
  if (state.name === 'idle') return null;
  return { content: draft, version: page.version, unsure: sent ? [...unsure, sent] : unsure };
}

/** Something was typed: it is sent at once, or as soon as the edit before it has been answered. */
export function edit(desk: Desk, change: Change): Desk {
  const edited = { ...desk, draft: change(desk.draft) };
  if (desk.state.name === 'sending') return { ...edited, state: { name: 'waiting' } };
  return ['idle', 'refused'].includes(desk.state.name) ? send(edited) : edited;
}

/** Another address for a section's picture; what was said against the old one is forgotten. */
export function choosePicture(desk: Desk, id: number, imageUrl: string): Desk {
  const { [id]: _, ...refusedPictures } = desk.refusedPictures;
  return edit({ ...desk, refusedPictures }, changeSection(id, { imageUrl }));
}

/** Sends again what could not be stored. */
export function resume(desk: Desk): Desk {
  return ['offline', 'refused'].includes(desk.state.name) ? send(desk) : desk;
}

/** Ends a conflict by storing one's own version over the other. */
export function keepMine(desk: Desk): Desk {
  if (desk.state.name !== 'conflict') return desk;
  return send({ ...desk, page: desk.state.theirs });
}

/** Ends a conflict by going on from what the other window has stored. */
export function takeTheirs(desk: Desk): Desk {
  return desk.state.name === 'conflict' ? layOut(desk.state.theirs, null) : desk;
}

/** The edit under way has been answered, or never will be. */
export function receive(desk: Desk, outcome: Outcome): Desk {
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
  if (!says(desk.page.content, desk.draft)) return send(desk);
  return { ...desk, unsure: [], state: { name: 'idle' } };
}

function goOn(desk: Desk, { sent, page }: { sent: PageContent; page: ContentPage }): Desk {
  const draft = withStoredPictures(desk.draft, { sent, stored: page.content });
  return sendOrRest({ ...desk, page, draft, unsure: [] });
}

// An answer that was lost is not another window: what is stored may be one of our own edits.
function meet(desk: Desk, theirs: ContentPage): Desk {
  const sent = [desk.draft, ...desk.unsure].find((one) => says(theirs.content, one));
  if (sent) return goOn(desk, { sent, page: theirs });
  return { ...desk, state: { name: 'conflict', theirs } };
}

// A picture that can't be had must not keep the words back: they go on without it.
function withdrawPictures(
  desk: Desk,
  { sent, reason }: { sent: PageContent; reason: string },
): Desk {
  const stored = desk.page.content;
  const refused = newPictures(sent, stored).filter(
    ({ id, imageUrl }) => pictureOf(desk.draft, id) === imageUrl,
  );
  if (refused.length === 0) return { ...desk, state: { name: 'refused', reason } };
  const withdraw = refused.map(({ id }) => changeSection(id, { imageUrl: pictureOf(stored, id) }));
  const refusals = refused.map(({ id, imageUrl }) => [id, { address: imageUrl, reason }]);
  return sendOrRest({
    ...desk,
    draft: withdraw.reduce((draft, change) => change(draft), desk.draft),
    refusedPictures: { ...desk.refusedPictures, ...Object.fromEntries(refusals) },
  });
}
