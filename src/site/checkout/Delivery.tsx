import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { addressLines } from '#shared/address';
import type { BuyerOrder } from '#shared/order';
import { findKept, keep } from '../../form/kept.ts';
import { Button } from '../../ui/Button.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { DeliveryForm, type FirstValues } from './DeliveryForm.tsx';
import { $words } from '../../words/page-words.ts';

type DeliveryProps = { order: FirstValues; token: string; onSaved: (order: BuyerOrder) => void };

/** Shows where an order goes: text once the address is known, with a press that opens the form. */
export function Delivery({ order, token, onSaved }: DeliveryProps) {
  const { delivery } = useStore($words);
  const [step, setStep] = useState<'first' | 'changing' | 'saved' | 'kept'>('first');
  const draft = `delivery/${token.split('.')[0]}`;
  const isKnown = order.shippingAddress !== null;
  const isTyped = step === 'first' && (!isKnown || findKept(draft) !== null);

  function leave(next: 'saved' | 'kept') {
    keep(draft, null);
    setStep(next);
  }

  return (
    <div className="space-y-5">
      {isTyped || step === 'changing' ? (
        <DeliveryForm
          order={order}
          token={token}
          draft={draft}
          takesFocus={step === 'changing'}
          onSaved={(saved) => {
            onSaved(saved);
            leave('saved');
          }}
          onCancel={isKnown ? () => leave('kept') : undefined}
        />
      ) : (
        <div>
          <DeliveryText order={order} />
          <Button
            key={step}
            look="quiet"
            ref={step === 'first' ? undefined : moveFocus}
            onClick={() => setStep('changing')}
          >
            {delivery.change}
          </Button>
        </div>
      )}
      <p role="status">{step === 'saved' && delivery.saved}</p>
    </div>
  );
}

export function DeliveryText({
  order: { shippingAddress, customerNotes },
}: {
  order: FirstValues;
}) {
  const { delivery, language } = useStore($words);
  if (!shippingAddress) return null;
  return (
    <>
      {[shippingAddress.name, ...addressLines(shippingAddress, language)].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {customerNotes && (
        <p className="mt-4 whitespace-pre-line text-sann">{delivery.yourNotes(customerNotes)}</p>
      )}
    </>
  );
}
