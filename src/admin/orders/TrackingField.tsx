import { useState } from 'react';
import type { Order } from '#shared/order';
import { carrierNames, trackingPage } from '#shared/parcel';
import { changeTracking } from './orders-store.ts';
import { Field } from '../../ui/Field.tsx';
import { leaveOnEnter } from '../ui/leave-on-enter.ts';

/** Sends a changed number on blur. */
export function TrackingField({ order }: { order: Order }) {
  const { id, trackingNumber, carrier } = order;
  const page = trackingPage(order);
  const stored = trackingNumber ?? '';
  const [text, setText] = useState(stored);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save() {
    const wanted = text.trim();
    setText(wanted);
    if (wanted !== stored) setRefusal(await changeTracking(id, wanted));
  }

  return (
    <div>
      <Field
        label="Tracking number"
        value={text}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        error={refusal ?? undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={leaveOnEnter}
      />
      {page && carrier && (
        <a
          href={page}
          className="mt-1 inline-block text-sm underline decoration-lanme underline-offset-4 print:hidden"
        >
          {`Follow it at ${carrierNames[carrier]}`}
        </a>
      )}
    </div>
  );
}
