import { isDeepStrictEqual } from 'node:util';
import { claimOf, debtsOf, mayEnd, moneySentAt, soldAt } from '#shared/ledger';
import type { OrderRecord } from '../../netlify/use-cases/orders/record/records.ts';
import type { Host, Invocation } from './network.ts';
import type { Simulated } from './shop.ts';

type Order = OrderRecord | null;
/** `due`: keys that a function wrote. `unpublished`: orders of which it changed what is sold, until it asks for a build. */
type Deed = { due: string[]; unpublished: Set<string> };

const ordersPrefix = 'orders/';
const duePrefix = 'due/order~';

export const hookUrl = 'http://hook.simulated/';

export type OrderWrites = ReturnType<typeof watchOrderWrites>;

/** Looks at each write of an order when it arrives in the store. */
export function watchOrderWrites(shop: Simulated) {
  let broken: string[] = [];
  let deeds = new Map<Invocation, Deed>();
  const deedOf = (sender: Invocation): Deed => {
    if (!deeds.has(sender)) deeds.set(sender, { due: [], unpublished: new Set() });
    return deeds.get(sender)!;
  };
  const read = (key: string): Order => shop.records<OrderRecord>(key).get('') ?? null;

  const answerBlobs: Host = async (request, sender) => {
    const key = keyOf(request);
    const before = key.startsWith(ordersPrefix) ? read(key) : null;
    const response = await shop.hosts['blobs.simulated'](request);
    if (request.method !== 'PUT' || !response.ok) return response;
    if (key.startsWith(duePrefix)) deedOf(sender).due.push(key);
    if (key.startsWith(ordersPrefix)) noteWrite(sender, before, read(key)!);
    return response;
  };

  function noteWrite(sender: Invocation, before: Order, after: OrderRecord): void {
    const { due, unpublished } = deedOf(sender);
    const isMarked = due.some((key) => key.includes(`~${after.id}~`) && shop.records(key).has(''));
    const open = openedIn(before, after);
    if (open.length > 0 && !isMarked)
      broken.push(`${sender.name} leaves ${open.join(', ')} of ${after.id} without a due key`);
    if (soldIn(before) !== soldIn(after)) unpublished.add(after.id);
  }

  return {
    hosts: {
      'blobs.simulated': answerBlobs,
      'hook.simulated': async (_: Request, sender: Invocation) => {
        deedOf(sender).unpublished.clear();
        return new Response();
      },
    },
    /** Checks a function that has ended, and in which nothing has failed. */
    endDeed(sender: Invocation): void {
      const ids = [...deedOf(sender).unpublished];
      if (ids.length > 0) broken.push(`${sender.name} does not publish ${ids.join(', ')}`);
    },
    /** Promises that were broken since `reset`, in words. */
    broken: () => broken,
    reset(): void {
      broken = [];
      deeds = new Map();
    },
  };
}

/** Returns the key of an address `/<site>/<store>/<key>`. */
function keyOf({ url }: Request): string {
  return decodeURIComponent(new URL(url).pathname).split('/').slice(3).join('/');
}

/** Returns what a write leaves to do that was not left before. */
function openedIn(before: Order, after: OrderRecord): string[] {
  const isUnsent = (one: OrderRecord['mails'][number]) => one.state !== 'sent';
  const nameOf = ({ kind, round, about }: OrderRecord['mails'][number]) => [kind, round, about];
  const unsent = (before?.mails ?? []).filter(isUnsent).map(nameOf);
  const mails = after.mails
    .filter(isUnsent)
    .filter((mail) => !unsent.some((one) => isDeepStrictEqual(one, nameOf(mail))));
  const owed = before ? debtsOf(before).map(({ id }) => id) : [];
  const debts = debtsOf(after).filter(({ id }) => !owed.includes(id));
  const claim = claimOf(after)?.id;
  const end = (order: Order) => (order && waits(order) ? order.deadline : null);
  const isSent = (order: Order) => order?.status === 'shipped' || order?.status === 'delivered';
  return [
    ...mails.map(({ kind }) => `the mail '${kind}'`),
    ...debts.map(({ id }) => `the refund ${id}`),
    ...(claim && (!before || claimOf(before)?.id !== claim) ? [`the claim ${claim}`] : []),
    ...(end(after) !== null && end(after) !== end(before) ? ['the hold'] : []),
    ...(hasLess(before, after) ? ['takes'] : []),
    ...(isSent(after) && !isSent(before) ? ['certificates'] : []),
  ];
}

function waits(order: OrderRecord): boolean {
  return mayEnd(order) && !moneySentAt(order);
}

/** Returns whether takes are to be freed. */
function hasLess(before: Order, after: OrderRecord): boolean {
  const hasEnded = after.status === 'cancelled' && before?.status !== 'cancelled';
  return hasEnded || (before !== null && returnedIn(after) > returnedIn(before));
}

function returnedIn({ items }: OrderRecord): number {
  return items.filter(({ returnedAt }) => returnedAt).length;
}

function soldIn(order: Order): string {
  if (!order || order.status === 'cancelled' || !soldAt(order)) return '';
  return order.items.flatMap((item) => (item.returnedAt || item.isLine ? [] : item.id)).join();
}
