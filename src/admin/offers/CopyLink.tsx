import { useRef, useState } from 'react';
import type { AdminOrder } from '#shared/order';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';

const words = { copied: 'Link copied', selected: 'Selected: copy it yourself' };

/** Copies the address of an order's page, for an offer that is sent in another way than by the shop's mail. */
export function CopyLink({ order: { id, orderPage } }: { order: AdminOrder }) {
  const shown = useRef<HTMLSpanElement>(null);
  const [message, setMessage] = useState('');
  if (!orderPage) return null;

  async function copy() {
    setMessage(words[await copyText(shown.current!.textContent, shown.current!)]);
  }

  return (
    <p className="print:hidden">
      <Button look="quiet" onClick={() => void copy()}>
        <span>Copy the link</span>
        <span className="sr-only">{` of order ${id}`}</span>
      </Button>
      <span role="status" className="ml-4 text-sann">
        {message}
      </span>
      <span ref={shown} className={message === words.selected ? 'block break-all' : 'hidden'}>
        {new URL(orderPage, location.href).href}
      </span>
    </p>
  );
}
