import { Check, Clock, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Verdict } from './verdict.ts';

type EndingState = Exclude<Verdict['state'], 'failed' | 'unknown'>;

const endings = {
  paid: {
    Icon: Check,
    title: 'Payment Successful',
    text: 'Thank you for your purchase!',
  },
  processing: {
    Icon: Clock,
    title: 'Payment processing',
    text: 'We will e-mail you as soon as it is confirmed.',
  },
  refunded: {
    Icon: RotateCcw,
    title: 'Payment returned',
    text: 'All of your money is on its way back to you.',
  },
  'part-refunded': {
    Icon: RotateCcw,
    title: 'Payment partly returned',
    text: 'A part of your money is on its way back to you. The rest of the order is yours.',
  },
};

type EndingProps = { state: EndingState; reason?: string | undefined };

/** How a payment has ended, when there is nothing left to do about it. */
export function Ending({ state, reason }: EndingProps) {
  const { Icon, title, text } = endings[state];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="py-10 text-center">
      <Icon aria-hidden size={40} strokeWidth={1.25} className="mx-auto mb-4 text-lanme" />
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
        {title}
      </h2>
      <p className="mx-auto mt-2 max-w-measure text-sann">{text}</p>
      {reason && <p className="mx-auto mt-2 max-w-measure text-sann">{reason}</p>}
    </section>
  );
}
