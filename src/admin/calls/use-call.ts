import { useState } from 'react';
import type { Refusal } from '../../lib/refused-answer.ts';

export type Call = () => Promise<Refusal | null>;

/** Runs a call once at a time. `start` returns whether it succeeded. */
export function useCall<Args extends unknown[]>(run: (...args: Args) => ReturnType<Call>) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function start(...args: Args): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    const refused = await run(...args);
    setRefusal(refused);
    setIsBusy(false);
    return refused === null;
  }

  return { isBusy, refusal, start };
}
