import { debtsOf } from '../ledger.ts';
import { negated } from '../cents.ts';
import { formatCents } from '../money.ts';
import { nextDeed, type Deed } from '../next-deed.ts';
import { describeDispute } from '../dispute-words.ts';
import { hasLostItsMoney, openDisputeOf, refusedMailsOf } from '../order-state.ts';
import type { StoredOrder } from '../order.ts';
import { kindsOf } from './mail-words.ts';

/** A mail is sent within seconds. */
const usualMs = 60_000;

/** What the administrator does about an order. `who`: the buyer. `isBroken`: something has failed, or money is owed. */
export type OrderToDo = {
  id: string;
  who: string | null;
  words: string;
  isBroken: boolean;
  deed: Deed | null;
};

/** Answer of GET /api/admin/to-do. The first lists are cut; the counts are whole. `works`: those that wait for an answer (rule 75). */
export type ToDo = {
  orders: OrderToDo[];
  questions: { id: string; name: string; artworkTitle: string | null }[];
  counts: { orders: number; questions: number; works: number };
};

type Known = {
  /** Returns the day of a moment, like 2026-11-21. */
  dayOf: (moment: string) => string;
  /** Whether the mail server takes mails: what it refuses is told once, not for each order. */
  hasMail: boolean;
};

/** Returns what the administrator does about an order now, or null: nothing, or somebody else has to act first. */
export function toDoOf(order: StoredOrder, context: Known): OrderToDo | null {
  const toDo = withRefusedMails(order, findTrouble(order) ?? findDeed(order, context));
  const found = toDo ?? findUnsentMail(order, context);
  if (!found) return null;
  const { id, customerName, customerEmail } = order;
  return { id, who: customerName ?? customerEmail, ...found };
}

type Found = Pick<OrderToDo, 'words' | 'isBroken' | 'deed'>;

/** Returns what the shop cannot finish. */
function findTrouble(order: StoredOrder): Found | null {
  const trouble = { isBroken: true, deed: null };
  if (hasLostItsMoney(order)) return { ...trouble, words: 'None of its money is left.' };
  const dispute = openDisputeOf(order);
  if (dispute?.dispute === 'asked') return { ...trouble, words: describeDispute(dispute) };
  if (dispute) {
    return { ...trouble, words: 'Its payment is disputed. Answer in Stripe’s dashboard.' };
  }
  const refused = debtsOf(order).find(({ refusals = 0 }) => refusals > 0);
  if (!refused) return null;
  const amount = formatCents(negated(refused.cents));
  return { ...trouble, words: `The refund of ${amount} is refused by Stripe.` };
}

function findDeed(order: StoredOrder, { dayOf }: Known): Found | null {
  const { words, deed, waits, isUrgent = false } = nextDeed(order, dayOf);
  if (!deed || waits) return null;
  return { words, deed, isBroken: isUrgent };
}

/** Returns what else there is to do with words about mails that are tried no more: the order itself has both. */
function withRefusedMails(order: StoredOrder, other: Found | null): Found | null {
  const refused = refusedMailsOf(order);
  if (refused.length === 0) return other;
  const words = `There is no address ${order.customerEmail}. Not sent: ${kindsOf(refused)}.`;
  return {
    deed: null,
    ...other,
    words: [words, other?.words].filter(Boolean).join(' '),
    isBroken: true,
  };
}

function findUnsentMail({ mails }: StoredOrder, { hasMail }: Known): Found | null {
  const isLong = (at: string) => Date.now() - Date.parse(at) > usualMs;
  const stuck = mails.filter(
    ({ state, at, refused }) => state !== 'sent' && refused !== 'for-good' && isLong(at),
  );
  if (!hasMail || stuck.length === 0) return null;
  const words = `An e-mail about it is not sent yet: ${kindsOf(stuck)}.`;
  return { words, isBroken: true, deed: null };
}

/** Sorts what is broken or owed first, else as it was. */
export function urgentFirst(first: OrderToDo, second: OrderToDo): number {
  return Number(second.isBroken) - Number(first.isBroken);
}
