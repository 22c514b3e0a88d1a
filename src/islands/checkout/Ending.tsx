import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef, type ReactNode } from 'react';
import type { End } from '../../lib/payment/verdict.ts';

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

type EndingProps = {
  end: End;
  /** h1 on a page, h3 in the dialog. */
  heading: 'h1' | 'h3';
  children?: ReactNode;
};

export function Ending({ end, heading: Heading, children }: EndingProps) {
  const { Icon, title, text } = endings[end.state];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="py-10 text-center">
      <Icon aria-hidden size={40} strokeWidth={1.25} className="mx-auto mb-4 text-lanme" />
      <Heading ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
        {title}
      </Heading>
      <p className="mx-auto mt-2 max-w-measure text-sann">{text}</p>
      {end.reason && <p className="mx-auto mt-2 max-w-measure text-sann">{end.reason}</p>}
      {children}
    </section>
  );
}
