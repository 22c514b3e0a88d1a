import { env } from '../../env.ts';
import { HttpError, UnavailableError } from '../../errors.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { readVersioned, writeOrReadJson, type Versioned } from '../../ports/blobs/records.ts';
import {
  addressSchema,
  closedEntry,
  fitsAddressLimit,
  isOpenEntry,
  secondsToNextOrder,
  withAddressEntry,
  type AddressEntry,
  type AddressRecord,
  type NewAddressEntry,
} from './address-record.ts';
import { hashAddress } from '../../keyed-hash.ts';
import { inTurn } from '../../concurrency.ts';
import { findOrder, isUnpaidOrder, type OrderRecord } from '../orders/records.ts';
import { transferHoldMs } from './transfer-hold.ts';
import { countWorksForSale } from '../pieces/works-for-sale.ts';

const leastHolds = 2;
const mostTries = 12;
const pauseMs = 40;
/** An entry that is younger may belong to a request that has not written its order yet. */
const workingMs = 60_000;

type Asking = { order: OrderRecord; replaced: readonly string[] };

export type AddressLimits = {
  /** The buyer's orders from here that stand without a hold, which no claim names. */
  findUnheld(buyer: string): Promise<string[]>;
  /**
   * Whether there is room to hold an order's pieces, by what was read first. Throws 429 for too many orders in an hour. Reads
   * further only when there seems to be no room: orders that were paid, cancelled or never written do not count.
   */
  hasRoom(asking: Asking): Promise<boolean>;
  /** Counts an order; true when it may hold its pieces. The write on the record's version decides. Throws 429 and 503. */
  enter(asking: Asking): Promise<boolean>;
  leave(orderId: string): Promise<void>;
};

const unlimited: AddressLimits = {
  findUnheld: async () => [],
  hasRoom: async () => true,
  enter: async () => true,
  leave: async () => undefined,
};

type Written = { number: number; record: Versioned<AddressRecord> };

/** The last record that this process wrote of each address: requests that read before it begin with it. */
const written = new Map<string, Written>();
const mostWritten = 100;
let writes = 0;

function remember(key: string, record: Versioned<AddressRecord>): void {
  if (written.size >= mostWritten) written.clear();
  written.set(key, { number: ++writes, record });
}

export function addressLimitsOf(address: string): AddressLimits {
  if (env().HOLDS_PER_ADDRESS === 0) return unlimited;
  const key = `addresses/${hashAddress(address)}`;
  const reading = Promise.all([readVersioned(key, addressSchema), findMostHolds()]);
  // A refusal of the artworks comes first, and nobody waits for this then.
  reading.catch(() => undefined);
  const startedAt = writes;
  let ended: readonly string[] = [];

  return {
    async findUnheld(buyer) {
      const entries = await readEntries();
      return entries
        .filter((entry) => entry.buyer === buyer && entry.pieces === 0 && isOpenEntry(entry))
        .map(({ orderId }) => orderId);
    },
    async hasRoom(asking) {
      const entries = await readEntries();
      const [, most] = await reading;
      const wanted = entryOf(asking);
      requirePace(entries, wanted);
      if (fitsAddressLimit(entries, wanted, most)) return true;
      ended = await findEnded(entries);
      return fitsAddressLimit(withoutEnded(entries), wanted, most);
    },
    enter: (asking) => inTurn(key, () => enterNow(asking)),
    async leave(orderId) {
      const isIts = (entry: AddressEntry) => entry.orderId === orderId && isOpenEntry(entry);
      await upsertJson(key, addressSchema, (now) =>
        now?.entries.some(isIts)
          ? { entries: now.entries.map((entry) => (isIts(entry) ? closedEntry(entry) : entry)) }
          : null,
      );
    },
  };

  async function enterNow(asking: Asking): Promise<boolean> {
    const [first, most] = await reading;
    const newer = written.get(key);
    let standing = newer && newer.number > startedAt ? newer.record : first;
    for (let attempt = 1; attempt <= mostTries; attempt++) {
      const asked = entryOf(asking);
      const entries = await findCounting(standing?.value.entries ?? [], asked, asking);
      requirePace(entries, asked);
      const wanted = fitsAddressLimit(entries, asked, most) ? asked : withoutHold(asked);
      const next = { entries: withAddressEntry(entries, wanted) };
      standing = await writeOrReadJson(key, next, addressSchema, standing?.etag ?? null);
      const { orderId, at } = wanted.entry;
      const mine = standing?.value.entries.find((one) => one.orderId === orderId);
      if (standing && mine?.at === at) {
        remember(key, standing);
        return mine.pieces > 0;
      }
      await new Promise((resolve) => setTimeout(resolve, Math.random() * pauseMs * attempt));
      // What was read before the pause is old: another request has written meanwhile.
      standing = await readVersioned(key, addressSchema);
    }
    throw new UnavailableError('The shop');
  }

  /** Entries that count. A transfer order is refused when they leave no room, so its are looked up once more before. */
  async function findCounting(entries: AddressEntry[], asked: NewAddressEntry, { order }: Asking) {
    const [, most] = await reading;
    const known = withoutEnded(entries);
    if (order.method === 'card' || fitsAddressLimit(known, asked, most)) return known;
    ended = await findEnded(entries);
    return withoutEnded(entries);
  }

  async function readEntries(): Promise<AddressEntry[]> {
    const [standing] = await reading;
    return standing?.value.entries ?? [];
  }

  function withoutEnded(entries: AddressEntry[]): AddressEntry[] {
    return entries.map((entry) => (ended.includes(entry.orderId) ? closedEntry(entry) : entry));
  }
}

export function overLimit(): HttpError {
  return new HttpError(429, 'Please pay by card, or write to us', {
    'retry-after': String(Math.ceil(env().CARD_HOLD_MINUTES * 60)),
  });
}

/** How many works one address may hold: never more than half of what is for sale, but two. */
async function findMostHolds(): Promise<number> {
  const half = Math.floor((await countWorksForSale()) / 2);
  return Math.max(leastHolds, Math.min(env().HOLDS_PER_ADDRESS, half));
}

/** A transfer order may be confirmed, so its entry lasts as long as that hold would; `findEnded` knows when it was not. */
function entryOf({ order, replaced }: Asking): NewAddressEntry {
  const { id, buyer, pieces, isHeld, method, deadline } = order;
  const now = Date.now();
  const entry = {
    orderId: id,
    buyer,
    pieces: isHeld ? pieces.length : 0,
    at: new Date(now).toISOString(),
    deadline: method === 'zelle' ? new Date(now + transferHoldMs()).toISOString() : deadline,
  };
  return { entry, replaced };
}

function withoutHold({ entry, replaced }: NewAddressEntry): NewAddressEntry {
  return { entry: { ...entry, pieces: 0 }, replaced };
}

/** Entries whose orders hold nothing any more: paid, cancelled, lapsed, or never written by a request that ended. */
async function findEnded(entries: AddressEntry[]): Promise<string[]> {
  const holding = entries.filter((entry) => entry.pieces > 0 && isOpenEntry(entry));
  const orders = await Promise.all(holding.map(({ orderId }) => findOrder(orderId)));
  const isEnded = (_: AddressEntry, index: number) => {
    const order = orders[index];
    if (!order) return Date.now() - Date.parse(holding[index]!.at) > workingMs;
    return !isUnpaidOrder(order) || !order.isHeld || Date.parse(order.deadline) <= Date.now();
  };
  return holding.filter(isEnded).map(({ orderId }) => orderId);
}

function requirePace(entries: AddressEntry[], wanted: NewAddressEntry): void {
  const seconds = secondsToNextOrder(entries, wanted);
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  throw new HttpError(
    429,
    `Too many orders were opened from your network. Please try again in ${minutes} minutes, or write to us.`,
    { 'retry-after': String(seconds) },
  );
}
