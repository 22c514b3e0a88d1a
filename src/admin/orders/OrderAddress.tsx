import { useRef, useState } from 'react';
import { addressLines } from '#shared/address';
import type { ShippingAddress } from '#shared/order';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';

const words = { copied: 'Address copied', selected: 'Selected: copy it yourself' };

/** Copies what a label needs: without the telephone number. */
export function OrderAddress({ address }: { address: ShippingAddress }) {
  const { phone, ...parcel } = address;
  const lines = [address.name, ...addressLines(parcel)].filter(Boolean);
  const shown = useRef<HTMLSpanElement>(null);
  const [message, setMessage] = useState('');

  async function copy() {
    setMessage(words[await copyText(lines.join('\n'), shown.current!)]);
  }

  return (
    <>
      <address className="mt-2 not-italic">
        <span ref={shown}>
          {lines.map((line, index) => (
            <span key={index} className="block">
              {line}
            </span>
          ))}
        </span>
        {phone && <span>{phone}</span>}
      </address>
      <Button look="quiet" className="print:hidden" onClick={() => void copy()}>
        Copy address
      </Button>
      <span role="status" className="ml-4 text-sann print:hidden">
        {message}
      </span>
    </>
  );
}
