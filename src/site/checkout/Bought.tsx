import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import type { ReactElement } from 'react';
import type { Note } from '#shared/delivery-note';
import type { BoughtItem, BoughtOrder } from '#shared/payment';
import type { PictureSide } from '#shared/pictures/variants';
import { pageDeliveryNote } from './shipping.ts';
import { boughtPicture } from './payment/bought-picture.ts';
import { $words } from '../../words/page-words.ts';

type BoughtPicturesProps = {
  items: readonly BoughtItem[];
  /** Of one picture's longer side, in points. */
  side: PictureSide;
  className?: string;
};

export function BoughtPictures({ items, side, className }: BoughtPicturesProps) {
  return (
    <ul className={clsx('flex flex-wrap items-baseline gap-4', className)}>
      {items.map((item) => {
        const { frame, image } = boughtPicture(item, items.length, side);
        return (
          <li
            key={item.artworkTitle + item.imageUrl}
            style={frame}
            className="has-[[hidden]]:bg-twal has-[[hidden]]:p-12"
            data-picture
          >
            <figure>
              <img {...image} alt={item.artworkTitle} className="h-auto w-full" />
              <figcaption className="mt-3 font-display italic">{item.artworkTitle}</figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

type BoughtWordsProps = { order: BoughtOrder; note?: Note | null | undefined };

/** Shows the number of an order, what happens next, and the link to the private page. */
export function BoughtWords({ order, note = pageDeliveryNote() }: BoughtWordsProps) {
  const { delivery, order: orderWords, payment } = useStore($words);
  const [now, ready, then] = payment.nextSteps(order.items.length);
  return (
    <>
      <p data-part="number" className="mt-4 whitespace-nowrap font-medium">
        {orderWords.number(order.orderNumber)}
      </p>
      <dl className="mt-4 divide-y divide-liy border-y border-liy text-left text-sm">
        <Step when={now[0]}>
          <dd>{now[1]}</dd>
        </Step>
        {note ? (
          <Step when={delivery.title}>
            <dd lang={note.lang}>{note.text}</dd>
          </Step>
        ) : (
          <Step when={ready[0]}>
            <dd data-many={payment.leaving(2)}>{ready[1]}</dd>
          </Step>
        )}
        <Step when={then[0]}>
          <dd>{then[1]}</dd>
        </Step>
      </dl>
    </>
  );
}

function Step({ when, children }: { when: string; children: ReactElement }) {
  return (
    <div className="grid gap-x-4 py-2" style={{ gridTemplateColumns: '7.5rem minmax(0, 1fr)' }}>
      <dt className="text-sann">{when}</dt>
      {children}
    </div>
  );
}

/** Shows a copy of the sign-up form at the foot of the page (rule 110). */
export function FooterLetter({ className }: { className: string }) {
  const copy = (place: HTMLElement | null) => {
    const form = document.querySelector('.site-footer form');
    if (form) place?.replaceChildren(form.cloneNode(true));
  };
  return <div ref={copy} className={clsx(className, 'empty:hidden')} />;
}
