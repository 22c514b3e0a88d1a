import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from './clock.ts';
import type { Dice } from './dice.ts';

/** One call of a function, which may crash at any moment. `isDisturbed`: one of its calls on the network has failed. */
export type Invocation = {
  name: string;
  startedAt: number;
  isDead: boolean;
  isDisturbed: boolean;
};

/** Results of a call on the network. */
const fates = [
  'arrives',
  'refused',
  'never-arrives',
  'answer-lost',
  'crash-before',
  'crash-after',
] as const;
type Fate = (typeof fates)[number];

type Parcel = {
  label: string;
  url: URL;
  sender: Invocation;
  deliver(): Promise<Response>;
  answer(response: Response): void;
  fail(error: Error): void;
};

/** No function runs longer: Netlify's limit is 60 s. */
const longestRunMs = 60_000;

export type Network = ReturnType<typeof installNetwork>;
export type Host = (request: Request, sender: Invocation) => Promise<Response>;

/**
 * Replaces `fetch`: a call arrives only when `step` picks it, in any order, and may fail as networks, services and
 * machines do. One event at a time, so a run can be repeated exactly.
 */
export function installNetwork(clock: Clock, hosts: Record<string, Host>) {
  const invocations = new AsyncLocalStorage<Invocation>();
  let waiting: Parcel[] = [];
  let running = new Set<Invocation>();
  let dice: Dice;
  /** One call in so many fails; 0: none. */
  let trouble = 0;
  let trace: string[] = [];
  let hasDeaths = false;

  const setTimer = globalThis.setTimeout;
  // A crashed function does nothing more: what it shares with others must not wait for it.
  globalThis.setTimeout = ((run: () => void, ms?: number) => {
    const owner = invocations.getStore();
    return setTimer(() => {
      if (!owner?.isDead) run();
    }, ms);
  }) as typeof setTimeout;

  globalThis.fetch = (input, init) => {
    const request = new Request(input, { ...init, signal: null });
    const url = new URL(request.url);
    const host = hosts[url.hostname];
    const sender = invocations.getStore();
    if (!host || !sender) throw new Error(`Nothing answers at ${request.url}`);
    return new Promise<Response>((resolve, reject) => {
      const label = `${sender.name} ${request.method} ${decodeURIComponent(request.url)}`;
      const parcel = {
        label,
        url,
        sender,
        deliver: () => host(request, sender),
        answer: resolve,
        fail: reject,
      };
      if (sender.isDead) return;
      waiting.push(parcel);
      init?.signal?.addEventListener('abort', () => {
        sender.isDisturbed = true;
        if (!sender.isDead) reject(init.signal?.reason);
      });
    });
  };

  async function settle(parcel: Parcel, fate: Fate): Promise<void> {
    const { sender, label } = parcel;
    waiting = waiting.filter((other) => other !== parcel);
    trace.push(`${label}: ${fate}`);
    if (fate !== 'arrives') sender.isDisturbed = true;
    if (fate === 'refused') return parcel.answer(new Response(null, { status: 503 }));
    if (fate === 'never-arrives') return parcel.fail(new TypeError('fetch failed'));
    if (fate === 'crash-before') return kill(sender);
    const response = await parcel.deliver();
    if (fate === 'crash-after') return kill(sender);
    if (fate === 'answer-lost') return parcel.fail(new TypeError('terminated'));
    if (!sender.isDead) parcel.answer(response);
  }

  /** Crashes a function. Calls that it sent before may still arrive. */
  function kill(invocation: Invocation): void {
    invocation.isDead = true;
    hasDeaths = true;
    running.delete(invocation);
  }

  function rollFate(): Fate {
    if (trouble === 0 || dice.roll(trouble) !== trouble - 1) return 'arrives';
    return fates[dice.roll(fates.length)]!;
  }

  async function step(): Promise<boolean> {
    const parcel = waiting[dice.roll(waiting.length)];
    if (!parcel) return false;
    clock.advance(1);
    await settle(parcel, parcel.sender.isDead && dice.roll(2) ? 'never-arrives' : rollFate());
    await quiet();
    return true;
  }

  return {
    trace: () => trace,
    /** Returns whether a function has crashed since `reset`. */
    hasDeaths: () => hasDeaths,
    /** Starts a function; `finished` gets its result unless it crashes. */
    start(
      name: string,
      work: () => Promise<unknown>,
      finished: (error: unknown, invocation: Invocation) => void,
    ): void {
      const invocation = { name, startedAt: clock.now(), isDead: false, isDisturbed: false };
      running.add(invocation);
      trace.push(`${name} starts`);
      const end = (error?: unknown) => {
        if (invocation.isDead) return;
        running.delete(invocation);
        trace.push(`${name} ends${error ? `: ${String(error)}` : ''}`);
        finished(error, invocation);
      };
      invocations.run(invocation, work).then(() => end(), end);
    },
    /** Lets this number of calls arrive or fail. */
    async run(steps: number): Promise<void> {
      await quiet();
      for (let taken = 0; taken < steps; taken++) if (!(await step())) return;
    },
    /** Lets all waiting calls arrive at once; returns their hosts. */
    async runRound(): Promise<string[]> {
      await quiet();
      const round = [...waiting];
      for (const parcel of round) await settle(parcel, 'arrives');
      return round.map(({ url }) => url.hostname);
    },
    async runAll(): Promise<void> {
      await quiet();
      while ((await step()) || (running.size > 0 && clock.advanceToNext())) await quiet();
    },
    /** Passes time; functions over their limit crash. */
    async pass(ms: number): Promise<void> {
      trace.push(`${ms / 1000} s pass`);
      for (const one of running) {
        if (clock.now() + ms - one.startedAt > longestRunMs) kill(one);
      }
      const lost = waiting.filter(({ sender }) => sender.isDead);
      for (const parcel of lost) await settle(parcel, dice.roll(2) ? 'arrives' : 'never-arrives');
      clock.advance(ms);
      await quiet();
    },
    /** Crashes every function. */
    crash(): void {
      trace.push('all functions die');
      for (const one of running) kill(one);
    },
    setTrouble(oneIn: number): void {
      trouble = oneIn;
    },
    reset(nextDice: Dice): void {
      waiting = [];
      running = new Set();
      trace = [];
      hasDeaths = false;
      dice = nextDice;
    },
  };
}

/** Waits until no promise can continue without the network. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => void setImmediate(resolve));
}
