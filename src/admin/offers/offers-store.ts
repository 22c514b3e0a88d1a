import type { PublicState } from '#shared/availability';
import type { OfferInput } from '#shared/offer';
import type { AdminOrder } from '#shared/order';
import { ApiError } from '../../lib/call.ts';
import { send } from '../../lib/send.ts';
import { sendChange } from '../change.ts';
import { createResource } from '../resource.ts';

/** Works that no order has. */
export const freeWorks = createResource(async () => {
  const works = await send('GET /api/admin/artworks');
  return works.filter(isFree);
}, 'Failed to fetch the works');

/** Hidden works and those without a price or stock can be offered, too; none before its hour (rule 107). */
export function isFree({ state }: { state: PublicState }): boolean {
  return !/^(sold|reserved|upcoming)$/.test(state);
}

type Sent = { key: string; renewKey: () => void };
type Made = (order: AdminOrder) => unknown;

const unreachable = 'The shop could not be reached. Nothing is lost here: please try again.';

/** Makes an offer once for each key. Returns the refusal, or null. */
export function makeOffer(
  body: OfferInput,
  { key, renewKey }: Sent,
  onMade: Made,
): Promise<string | null> {
  const make = async () => {
    try {
      return await send('POST /api/admin/offers', { body, key });
    } catch (error) {
      // After an unknown result the same form must not become a second order.
      if (error instanceof ApiError && error.status < 500) renewKey();
      throw error;
    }
  };
  return change(make, { done: 'The offer is made', failed: 'Failed to make the offer' }, onMade);
}

/** Returns the refusal, or null. */
export function changeOffer(id: string, body: OfferInput, onMade: Made): Promise<string | null> {
  const save = () => send('PUT /api/admin/offers/:id', { params: { id }, body });
  return change(
    save,
    { done: 'The offer is changed', failed: 'Failed to change the offer' },
    onMade,
  );
}

async function change(
  call: () => Promise<AdminOrder>,
  words: { done: string; failed: string },
  onMade: Made,
): Promise<string | null> {
  const deed = async () => onMade(await call());
  return (await sendChange(deed, { ...words, unreachable }))?.reason ?? null;
}
