import { networkOf } from '../../../keyed-hash.ts';
import { busy } from '../works-at-once.ts';

/** What is read of a call's body. `largest` in bytes; 0: the call is refused without it. */
export type BodyRules = { largest: number; hasSession: boolean };

/** In bytes, of all bodies that are in memory: Netlify has a process for each call. */
type Room = { ofAll: number; ofNetwork: number };
/** Strangers cannot take the room of those with a session. Their bodies have less than 1 kB, but for events of Stripe. */
const usualRooms = {
  session: { ofAll: 240_000_000, ofNetwork: 48_000_000 },
  strangers: { ofAll: 80_000_000, ofNetwork: 2_000_000 },
};

/** A stranger's body comes within one period. With a session each further one brings 4 kB/s. */
const usualPeriodMs = 10_000;
const leastOfPeriod = 40_000;

/** `free` gives back the room of the body, after the call. `isCut`: the visitor still sends, and nobody reads it. */
type Whole = { request: Request; isCut: boolean; free: () => void };

/**
 * Reads the body of a call, so that the call has it whole when its time begins. A call whose body is too large gets its length and none of
 * it, and refuses it in its own words. Returns 408 for a body that is too slow, 503 without room. Throws when the visitor leaves.
 */
export function createBodies(rooms = usualRooms, periodMs = usualPeriodMs) {
  const ofSession = createRoom(rooms.session);
  const ofStrangers = createRoom(rooms.strangers);

  return async (
    request: Request,
    ip: string,
    { largest, hasSession }: BodyRules,
  ): Promise<Whole | Response> => {
    if (!request.body) return { request, isCut: false, free: () => undefined };
    const announced = Number(request.headers.get('content-length') ?? 0);
    if (largest === 0 || announced > largest) return withoutBody(request, announced, false);
    const held = (hasSession ? ofSession : ofStrangers)(networkOf(ip));
    const reader = request.body.getReader();
    const pace = watchPace(hasSession, periodMs, () => reader.cancel());
    const chunks: Uint8Array[] = [];
    let length = 0;
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        length += part.value.length;
        pace.count(part.value.length);
        if (length > largest) {
          held.free();
          return withoutBody(request, length, true);
        }
        if (!held.take(part.value.length)) {
          held.free();
          return busy({ connection: 'close' });
        }
        chunks.push(part.value);
      }
    } catch (error) {
      held.free();
      throw error;
    } finally {
      pace.stop();
    }
    if (pace.isLate()) {
      held.free();
      return new Response('Request Timeout', { status: 408, headers: { connection: 'close' } });
    }
    const { url, method, headers, signal } = request;
    const body = Buffer.concat(chunks);
    return {
      request: new Request(url, { method, headers, signal, body }),
      isCut: false,
      free: held.free,
    };
  };
}

function createRoom({ ofAll, ofNetwork }: Room) {
  const networks = new Map<string, number>();
  let total = 0;

  function add(network: string, bytes: number): number {
    total += bytes;
    const sum = (networks.get(network) ?? 0) + bytes;
    if (sum > 0) networks.set(network, sum);
    else networks.delete(network);
    return sum;
  }

  return (network: string) => {
    let held = 0;
    return {
      /** Returns whether there is room for so many more bytes, which count until they are given back. */
      take(bytes: number): boolean {
        held += bytes;
        return add(network, bytes) <= ofNetwork && total <= ofAll;
      },
      free(): void {
        add(network, -held);
        held = 0;
      },
    };
  };
}

/** Calls `end` once a period of a body brings too little. */
function watchPace(hasSession: boolean, periodMs: number, end: () => Promise<void>) {
  let ofPeriod = hasSession ? leastOfPeriod : 0;
  let isLate = false;
  const clock = setInterval(() => {
    if (!hasSession || ofPeriod < leastOfPeriod) {
      isLate = true;
      void end();
    }
    ofPeriod = 0;
  }, periodMs);
  return {
    count: (bytes: number) => void (ofPeriod += bytes),
    isLate: () => isLate,
    stop: () => clearInterval(clock),
  };
}

function withoutBody(request: Request, length: number, isCut: boolean): Whole {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.set('content-length', String(length));
  return { request: new Request(url, { method, headers, signal }), isCut, free: () => undefined };
}
