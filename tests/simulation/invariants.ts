import type { OrderRecord } from '../../netlify/use-cases/orders/records.ts';
import {
  claimFreePieces,
  findPieceCandidates,
} from '../../netlify/use-cases/pieces/reservation.ts';
import { cardHoldMs } from './shop.ts';
import { readShop, type Owners } from './promises.ts';
import { start, type Run, type World } from './simulate.ts';
import { artworks } from './works.ts';

/** Returns the broken promises after a run, in words. */
export async function findBroken(world: World, run: Run): Promise<string[]> {
  const { orders, owners } = readShop(world);
  return [
    ...run.errors.map((error) => `a function broke: ${String(error)}`),
    ...new Set(run.broken),
    ...orders.filter(isUnfinished).map(({ id, status }) => `order ${id} stays ${status}`),
    ...(await findHeld(world, run, owners)),
  ];
}

function isUnfinished({ status, paidAt, refunds }: OrderRecord): boolean {
  return (status === 'pending' && !paidAt) || refunds.some(({ state }) => state === 'due');
}

/** A new buyer can have every piece that is not sold. */
async function findHeld(world: World, run: Run, owners: Owners): Promise<string[]> {
  const broken: string[] = [];
  const deadline = new Date(world.clock.now() + cardHoldMs).toISOString();
  const hold = { orderId: 'none', buyer: 'someone new', deadline, round: 0 };
  for (const artwork of artworks) {
    const pieces = [artwork.id, `${artwork.id}~2`].slice(0, artwork.stockQuantity);
    const isSoldOut = pieces.every((piece) => owners.get(piece));
    let isFree = false;
    start(world, run, 'someone new', async () => {
      isFree = await claimFreePieces(await findPieceCandidates([artwork], hold.buyer), hold);
    });
    await world.network.runAll();
    if (isFree === isSoldOut)
      broken.push(`${artwork.id} ${isFree ? 'is free, though sold' : 'is held'}`);
  }
  return broken;
}
