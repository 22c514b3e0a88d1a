import type { StripeError } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useState } from 'react';
import { longestMs } from '../../../lib/in-time.ts';
import { StripeFailure } from '../payment/stripe-failure.ts';

export const allFrames = ['email', 'address', 'card'] as const;
type Frame = (typeof allFrames)[number];

/**
 * Tells whether the shown ones of Stripe's frames are ready. Calls `onBroken` once one of them tells that it cannot load, or when 20
 * seconds have passed: a frame that a blocker stopped tells nothing (rule 78).
 */
export function useFrames(shown: readonly Frame[], onBroken: (error: Error) => void) {
  const [ready, setReady] = useState<readonly Frame[]>([]);
  const isReady = ready.length === shown.length;
  const giveUp = useEffectEvent(() => onBroken(new StripeFailure()));
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(giveUp, longestMs);
    return () => clearTimeout(timer);
  }, [isReady]);

  const listenTo = (frame: Frame) => ({
    onReady: () =>
      setReady((readyFrames) => [
        ...readyFrames.filter((readyFrame) => readyFrame !== frame),
        frame,
      ]),
    onLoadError: ({ error }: { error: StripeError }) => onBroken(toError(error)),
  });
  return { isReady, listenTo };
}

/** Returns the failure. No blocker is the cause of a payment that Stripe refuses. */
function toError({ type, message }: StripeError): Error {
  return type === 'invalid_request_error' ? new Error(message) : new StripeFailure(message);
}
