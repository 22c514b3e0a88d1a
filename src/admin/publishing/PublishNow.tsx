import { useStore } from '@nanostores/react';
import { useState, type ComponentProps } from 'react';
import type { Publishing } from '#shared/admin/publishing';
import { $publishing, publishWaiting } from './publishing-store.ts';
import { Button } from '../../ui/Button.tsx';
import { isBroken } from './publishing-words.ts';

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

export function canPublish({ state }: Publishing): boolean {
  return state === 'waiting' || isBroken(state);
}
