import { useState } from 'react';
import type { Order } from '#shared/order';
import { changeTracking } from './store.ts';
import { Field } from '../../../ui/Field.tsx';
import { leaveOnEnter } from '../leave-on-enter.ts';

/** Sends a changed number on blur. */
export function TrackingField({ order: { id, trackingNumber } }: { order: Order }) {
  const stored = trackingNumber ?? '';
  const [text, setText] = useState(stored);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save() {
    const wanted = text.trim();
    setText(wanted);
    if (wanted !== stored) setRefusal(await changeTracking(id, wanted));
  }

  return (
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
  );
}
