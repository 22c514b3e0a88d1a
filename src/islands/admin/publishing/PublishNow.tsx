import { useStore } from '@nanostores/react';
import { useState, type ComponentProps } from 'react';
import type { Publishing } from '#shared/publishing';
import { $publishing, publishWaiting } from '../../../stores/publishing.ts';
import { Button } from '../../../ui/Button.tsx';

/** Publishes what waits, at once; disabled while there is nothing to publish. */
export function PublishNow({ look }: Pick<ComponentProps<typeof Button>, 'look'>) {
  const publishing = useStore($publishing);
  const [isBusy, setBusy] = useState(false);

  async function publish() {
    setBusy(true);
    await publishWaiting();
    setBusy(false);
  }

  return (
    <Button
      look={look}
      disabled={isBusy || !publishing || !canPublish(publishing)}
      onClick={() => void publish()}
    >
      Publish now
    </Button>
  );
}

/** Whether something waits that a press would publish. */
export function canPublish({ state }: Publishing): boolean {
  return state === 'waiting' || state === 'failed' || state === 'stopped';
}
