import type { PublicState } from '#shared/availability';
import type { OfferInput, SaleInput } from '#shared/offer';
import type { AdminOrder } from '#shared/order';
import type { Keyed } from '../../form/use-form.ts';
import { send } from '../../lib/send.ts';
import { withFormKey, sendChange, type FindOwn } from '../publishing/change.ts';
import { createResource } from '../calls/resource.ts';
import type { Refusal } from '../../lib/refused-answer.ts';

/** Works that no order has. */
export const freeWorks = createResource(async () => {
  const works = await send('GET /api/admin/artworks');
  return works.filter(isFree);
}, 'Failed to fetch the works');

/**
 * Returns whether an artwork can be offered. Hidden artworks and those without a price or stock can, but none before its hour (rule 107).
 */
export function isFree({ state }: { state: PublicState }): boolean {
  return !/^(sold|reserved|upcoming)$/.test(state);
}

type Made = (order: AdminOrder) => unknown;

const unreachable = 'The shop could not be reached. Nothing is lost here: please try again.';

/** Makes an offer once for each key. Returns the refusal, or null. */
export function makeOffer(body: OfferInput, sent: Keyed, onMade: Made): Promise<Refusal | null> {
  const make = () => withFormKey(sent, (key) => send('POST /api/admin/offers', { body, key }));
  return change(make, { done: 'The offer is made', failed: 'Failed to make the offer' }, onMade);
}

/** Writes a sale down once for each key. `title`: of the work. Returns the refusal, or null. */
export function sellElsewhere(
  title: string,
  body: SaleInput,
  sent: Keyed,
  onSold: Made,
): Promise<Refusal | null> {
  const sell = () => withFormKey(sent, (key) => send('POST /api/admin/sales', { body, key }));
  const words = { done: `“${title}” is written down as sold`, failed: 'Failed to record the sale' };
  return change(sell, words, onSold);
}

/** Changes an offer. `findOwn`: reads the order again. Returns the refusal, or null. */
export function changeOffer(
  { id, round }: AdminOrder,
  body: OfferInput,
  onMade: Made,
  findOwn: FindOwn,
): Promise<Refusal | null> {
  const save = () => send('PUT /api/admin/offers/:id', { params: { id }, body, version: round });
  const words = { done: 'The offer is changed', failed: 'Failed to change the offer' };
  return change(save, words, onMade, findOwn);
}

async function change(
  call: () => Promise<AdminOrder>,
  words: { done: string; failed: string },
  onMade: Made,
  findOwn?: FindOwn,
): Promise<Refusal | null> {
  const deed = async () => onMade(await call());
  return (await sendChange(deed, { ...words, unreachable }, findOwn))?.reason ?? null;
}
