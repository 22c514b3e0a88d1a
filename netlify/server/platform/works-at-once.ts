/** Gives a place back; a second call does nothing. */
type GiveBack = () => void;

/**
 * Creates places for `count` works at once. The networks that wait get them in turn, so that nobody waits behind the whole queue of another
 * network. A network with `most` waiting works gets null.
 */
export function createFairPlaces(count: number, most: number) {
  let free = count;
  /** In their order: a network that gets a place goes to the end. */
  const queues = new Map<string, (() => void)[]>();

  function pass(): void {
    const [next] = queues;
    if (!next) {
      free++;
      return;
    }
    const [network, [begin, ...others]] = next;
    queues.delete(network);
    if (others.length > 0) queues.set(network, others);
    begin?.();
  }

  function wait(network: string): Promise<void> | null {
    const queue = queues.get(network) ?? [];
    if (queue.length >= most) return null;
    queues.set(network, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  return {
    async take(network: string): Promise<GiveBack | null> {
      if (free > 0) free--;
      else {
        const turn = wait(network);
        if (!turn) return null;
        await turn;
      }
      let isMine = true;
      return () => {
        if (isMine) pass();
        isMine = false;
      };
    },
  };
}

/** Returns a 503 for a visitor for whom there is no room now. */
export function busy(headers: Record<string, string> = {}): Response {
  return new Response('Service Unavailable', {
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store', ...headers },
  });
}
