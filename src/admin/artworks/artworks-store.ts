import { atom } from 'nanostores';
import {
  artworkInput,
  type AdminArtwork,
  type AnswerInput,
  type Artwork,
  type NewArtworkInput,
} from '#shared/artwork';
import { placeAfterMove, placeOf } from '#shared/own-order';
import { send } from '../../lib/send.ts';
import { withFormKey, sendChange, type FindOwn, type RefusedChange } from '../publishing/change.ts';
import { createResource } from '../calls/resource.ts';
import type { Keyed } from '../../form/use-form.ts';
import { isStored, toBody } from '../../form/values.ts';
import { forgetDraft } from './artwork-drafts.ts';
import { valuesOf } from './form-values.ts';
import type { Refusal } from '../../lib/refused-answer.ts';

export const storedArtworks = createResource(
  () => send('GET /api/admin/artworks'),
  'Failed to fetch artworks',
);

/** The artwork that was saved last, with a price and nothing in stock, if the painter did not take it off sale. */
export const $offered = atom<string | null>(null);

type Words = { done: string; failed: string; undo?: () => Promise<unknown> };
const created = { done: 'Artwork created successfully', failed: 'Failed to create artwork' };
const updated = { done: 'Artwork updated successfully', failed: 'Failed to update artwork' };

const unreachable = 'The shop could not be reached. Nothing is lost here: please try again.';

/** Creates once for each key, or updates the selected artwork. Returns the refusal, or null. */
export async function saveArtwork(
  body: NewArtworkInput,
  selected: AdminArtwork | Keyed,
): Promise<Refusal | null> {
  const stored = 'id' in selected ? selected : null;
  const save = () =>
    'id' in selected
      ? send('PATCH /api/admin/artworks/:id', {
          params: { id: selected.id },
          body,
          version: selected.version,
        })
      : withFormKey(selected, (key) => send('POST /api/admin/artworks', { body, key }));
  const isOwn = (candidate: AdminArtwork) =>
    stored
      ? candidate.id === stored.id &&
        isStored(body, { ...valuesOf(candidate), imageUrl: candidate.imageUrl })
      : 'key' in selected && candidate.creationKey === selected.key;
  const findOwn = async () => {
    const artworks = await storedArtworks.refresh();
    const own = artworks?.find(isOwn);
    if (own) offerSale(own, stored);
    return artworks && own !== undefined;
  };
  const words = stored ? updated : created;
  const refusal = await change(async () => offerSale(await save(), stored), words, findOwn);
  return refusal?.reason ?? null;
}

function offerSale({ id, price, stockQuantity }: Artwork, before: Artwork | null): void {
  const isTakenOff = before !== null && before.stockQuantity > 0;
  $offered.set(price && stockQuantity === 0 && !isTakenOff ? id : null);
}

/** Sets the stock to 1. Returns the refusal, or null. */
export async function putOnSale(artwork: AdminArtwork): Promise<Refusal | null> {
  const { imageUrl } = artwork;
  const body = toBody({ ...valuesOf(artwork), imageUrl, stockQuantity: 1 });
  return saveArtwork(artworkInput.parse(body), artwork);
}

/** Hides or shows an artwork. Showing one that waits for the painter's look cannot be undone. */
export function toggleVisibility({
  id,
  isHidden,
  waits,
}: AdminArtwork): Promise<RefusedChange | null> {
  return setVisibility(id, !isHidden, !waits);
}

function setVisibility(
  id: string,
  isHidden: boolean,
  hasUndo: boolean,
): Promise<RefusedChange | null> {
  const set = () =>
    send('PATCH /api/admin/artworks/:id/visibility', { params: { id }, body: { isHidden } });
  return change(set, {
    done: isHidden ? 'Artwork is now hidden' : 'Artwork is now visible',
    failed: 'Failed to update artwork visibility',
    ...(hasUndo && { undo: () => setVisibility(id, !isHidden, true) }),
  });
}

const answers: Record<AnswerInput['answer'], string> = {
  same: 'Its pictures are added, and its post is remembered',
  other: 'It is shown as a work of its own',
};

/** Returns the refusal, or null. */
export async function answerQuestion(
  { id }: AdminArtwork,
  body: AnswerInput,
): Promise<Refusal | null> {
  const words = { done: answers[body.answer], failed: 'Failed to store your answer' };
  const answer = () => send('POST /api/admin/artworks/:id/answer', { params: { id }, body });
  const refusal = await change(answer, words);
  if (refusal) void storedArtworks.refresh();
  return refusal?.reason ?? null;
}

/** Shows all that wait for the painter's look, part by part. Returns the refusal, or null. */
export async function putAllOnSale(): Promise<Refusal | null> {
  const show = async () => {
    while ((await send('POST /api/admin/waiting-artworks')).left > 0);
  };
  const words = { done: 'All of them are on your site', failed: 'Failed to put them on sale' };
  return (await change(show, words))?.reason ?? null;
}

/** Moves an artwork to the index `to` of the list. Returns whether it is moved. */
export async function moveArtwork(
  artworks: AdminArtwork[],
  artwork: AdminArtwork,
  to: number,
): Promise<boolean> {
  const from = artworks.indexOf(artwork);
  const position = placeAfterMove(artworks.map(placeOf), from, to);
  if (position === null) return false;
  const undo = () => setPosition(artwork, placeOf(artwork), from);
  return (await setPosition(artwork, position, to, undo)) === null;
}

function setPosition(
  { id, title }: AdminArtwork,
  position: number,
  index: number,
  undo?: () => Promise<unknown>,
): Promise<RefusedChange | null> {
  const set = () =>
    send('PATCH /api/admin/artworks/:id/position', { params: { id }, body: { position } });
  const words = { done: `“${title}” has place ${index + 1}`, failed: 'Failed to move it' };
  return change(set, { ...words, ...(undo && { undo }) });
}

export async function removeArtwork({ id }: AdminArtwork): Promise<Refusal | null> {
  const remove = () => send('DELETE /api/admin/artworks/:id', { params: { id } });
  const refusal = await change(remove, {
    done: 'Artwork deleted successfully',
    failed: 'Failed to delete artwork',
  });
  if (!refusal) await forgetDraft(id);
  return refusal?.reason ?? null;
}

/** Cancels the transfer order that holds the artwork. Returns the refusal, or null. */
export async function freeHeldArtwork({ id, title }: AdminArtwork): Promise<Refusal | null> {
  const free = () => send('POST /api/admin/artworks/:id/free', { params: { id } });
  const refusal = await change(free, {
    done: `Nobody holds “${title}” any more`,
    failed: 'Failed to free the artwork',
  });
  if (refusal) void storedArtworks.refresh();
  return refusal?.reason ?? null;
}

async function change(
  call: () => Promise<unknown>,
  words: Words,
  findOwn?: FindOwn,
): Promise<RefusedChange | null> {
  const refusal = await sendChange(call, { ...words, unreachable }, findOwn);
  if (!refusal) await storedArtworks.refresh();
  return refusal;
}
