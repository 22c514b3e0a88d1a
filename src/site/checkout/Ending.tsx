import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Clock from 'lucide-react/icons/clock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef } from 'react';
import type { Note } from '#shared/delivery-note';
import { formatCents } from '#shared/money';
import type { BoughtOrder } from '#shared/payment';
import type { End } from './payment/verdict.ts';
import { endingPictureSide } from './payment/bought-picture.ts';
import type { Elements } from '../../ui/elements.ts';
import { endNoticeWith } from '../../toasts/end-notice.ts';
import { Filled } from '../../ui/Filled.tsx';
import { BoughtPictures, BoughtWords, FooterLetter } from './Bought.tsx';
import { OrderPageLink } from './OrderPageLink.tsx';
import { $words } from '../../words/page-words.ts';

const icons = {
  paid: Check,
  part: Check,
  bought: Check,
  processing: Clock,
  refunded: RotateCcw,
  changed: RotateCcw,
  released: CircleSlash,
};
/** Those of an order that stands. */
const standing = ['paid', 'part', 'bought', 'processing'];

type EndingProps = {
  end: End;
  /** h1 on a page, h3 in the dialog. */
  heading: 'h1' | 'h3';
  /** At build, where there is no page to read it from. */
  note?: Note | null;
  /** At build: the sign-up form, which the browser takes from the foot of the page. */
  letter?: Elements;
  children?: Elements;
};

/** Shows the end of a payment. On a page the paintings stand beside the words; the dialog shows them in its summary. */
export function Ending({ children, letter, ...ending }: EndingProps) {
  const { end, heading } = ending;
  const { order, state } = end;
  const hasPictures = heading === 'h1' && standing.includes(state) && order;
  if (!hasPictures) {
    return (
      <section className="mx-auto max-w-measure py-10 text-center">
        <EndingWords key={state} {...ending} />
        <EndingLinks order={order}>{children}</EndingLinks>
      </section>
    );
  }
  return (
    <section className="grid items-center gap-10 py-10 text-center md:grid-cols-2 md:text-left lg:gap-16">
      <BoughtPictures
        items={order.items}
        side={endingPictureSide}
        className="justify-center md:justify-start"
      />
      <div className="min-w-0 max-w-measure">
        <EndingWords key={state} {...ending} />
        <EndingLinks order={order} className="md:justify-start">
          {children}
        </EndingLinks>
        {state === 'paid' && (letter ?? <FooterLetter className="mt-10 text-left" />)}
      </div>
    </section>
  );
}

function EndingWords(props: Omit<EndingProps, 'children' | 'letter'>) {
  const { end, heading: Heading, note } = props;
  const { state, reason, cents, order } = end;
  const { order: orderWords, payment, language } = useStore($words);
  const Icon = icons[state];
  const { title, text } = payment.endings[state];
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed stood far below the place of the answer.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (Heading === 'h1') heading.current?.scrollIntoView({ block: 'center' });
    return endNoticeWith(heading.current);
  }, [Heading]);
  return (
    <>
      <Icon aria-hidden size={40} strokeWidth={1.25} className="mb-4 inline text-lanme" />
      <Heading ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
        {title}
      </Heading>
      {text && <p className="mt-2 text-sann">{text}</p>}
      {(reason || cents !== undefined) && (
        <p className="mt-2 text-sann">
          {reason && <span data-part="reason">{reason}</span>}
          {cents !== undefined && (
            <>
              {' '}
              <Filled
                text={payment.pending}
                parts={{
                  amount: <span data-part="amount">{formatCents(cents, language)}</span>,
                }}
              />
            </>
          )}
        </p>
      )}
      {order && state === 'paid' && <BoughtWords order={order} note={note} />}
      {order && state !== 'paid' && standing.includes(state) && (
        <p data-part="number" className="mt-4 whitespace-nowrap">
          {orderWords.number(order.orderNumber)}
        </p>
      )}
    </>
  );
}

type EndingLinksProps = { order: BoughtOrder | null; className?: string; children?: Elements };

function EndingLinks({ order, className, children }: EndingLinksProps) {
  return (
    <div className={clsx('flex flex-wrap justify-center gap-x-4', className)}>
      {order?.orderPage && <OrderPageLink href={order.orderPage} className="mt-8" />}
      {children}
    </div>
  );
}
