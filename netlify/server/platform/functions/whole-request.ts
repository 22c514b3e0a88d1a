import { networkOf } from '../../../keyed-hash.ts';
import { busy } from '../works-at-once.ts';

/** docs.netlify.com/build/functions/overview: buffered bodies have 6 MB. */
const largestBody = 6_000_000;

/** In bytes, of all bodies that are in memory: Netlify has a process for each call. */
type Room = { ofAll: number; ofNetwork: number };
const usualRoom: Room = { ofAll: 40 * largestBody, ofNetwork: 8 * largestBody };

/** `free` gives back the room of the body, after the call. */
type Whole = { request: Request; free: () => void };

/**
 * Reads the body of a call, so that the call has it whole when its time begins. Returns 413 as soon as it is too large, and 503 when there
 * is no room for it; the rest is not read. Throws when the visitor leaves.
 */
export function createBodies({ ofAll, ofNetwork } = usualRoom) {
  const held = new Map<string, number>();
  let total = 0;

  function hold(network: string, bytes: number): void {
    total += bytes;
    const remaining = (held.get(network) ?? 0) + bytes;
    if (remaining > 0) held.set(network, remaining);
    else held.delete(network);
  }

  return async (request: Request, ip: string): Promise<Whole | Response> => {
    if (!request.body) return { request, free: () => undefined };
    const { url, method, headers, signal } = request;
    if (Number(headers.get('content-length') ?? 0) > largestBody) return tooLarge();
    const network = networkOf(ip);
    const chunks: Uint8Array[] = [];
    let length = 0;
    const free = () => {
      hold(network, -length);
      length = 0;
    };
    try {
      const reader = request.body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        length += part.value.length;
        hold(network, part.value.length);
        const isOver = total > ofAll || held.get(network)! > ofNetwork;
        if (length > largestBody || isOver) {
          const refusal = length > largestBody ? tooLarge() : busy({ connection: 'close' });
          free();
          return refusal;
        }
        chunks.push(part.value);
      }
      const body = Buffer.concat(chunks);
      return { request: new Request(url, { method, headers, signal, body }), free };
    } catch (error) {
      free();
      throw error;
    }
  };
}

function tooLarge(): Response {
  return new Response('Payload Too Large', { status: 413, headers: { connection: 'close' } });
}
