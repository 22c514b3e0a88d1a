import { useRef, useState } from 'react';
import { formatDay } from '#shared/day';
import type { DiaryEntry } from '#shared/journal';
import { send } from '../../lib/send.ts';
import { useRequest } from '../../lib/use-request.ts';
import { reportFailure } from '../session/session.ts';
import { followPublishing } from '../publishing/publishing-store.ts';
import { showToast } from '../../toasts/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { moveFocus } from '../../ui/focus.ts';

/** Shows the synced entries. They can be deleted here; their text is edited at Instagram. */
export function SyncedEntries() {
  const request = useRequest(
    () => send('GET /api/admin/diary'),
    (error) => reportFailure(error, 'Failed to fetch the entries from Instagram'),
  );
  const [deleted, setDeleted] = useState<string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const entries = request.state === 'ready' ? request.answer : [];
  const shownEntries = entries.filter(({ id }) => !deleted.includes(id));
  if (entries.length === 0) return null;

  function removeEntry(id: string) {
    setDeleted([...deleted, id]);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="synced-entries" className="border-t py-8">
      <h3 ref={heading} tabIndex={-1} id="synced-entries" className="font-display text-lg">
        <span>From Instagram</span> <span className="text-sann">{shownEntries.length}</span>
      </h3>
      <ul className="mt-4 divide-y divide-liy border-y border-liy">
        {shownEntries.map((entry) => (
          <SyncedEntry key={entry.id} entry={entry} onDeleted={() => removeEntry(entry.id)} />
        ))}
      </ul>
    </section>
  );
}

type SyncedEntryProps = { entry: DiaryEntry; onDeleted: () => void };

function SyncedEntry({ entry: { id, title, content, publishedAt }, onDeleted }: SyncedEntryProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const name = title || content;

  async function remove() {
    setStep('deleting');
    try {
      await send('DELETE /api/admin/diary/:id', { params: { id } });
      showToast({ title: 'Success', description: 'Diary entry deleted successfully' });
      void followPublishing();
      onDeleted();
    } catch (error) {
      setStep('idle');
      reportFailure(error, 'Failed to delete the diary entry');
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="line-clamp-2">{name}</span>
        <time dateTime={publishedAt} className="block text-sm text-sann">
          {formatDay(publishedAt)}
        </time>
      </span>
      {step === 'idle' ? (
        <Button look="quiet" aria-label={`Delete ${name}`} onClick={() => setStep('asking')}>
          Delete
        </Button>
      ) : (
        <span className="flex gap-4">
          <Button ref={moveFocus} disabled={step === 'deleting'} onClick={() => void remove()}>
            Delete for good
          </Button>
          <Button look="quiet" onClick={() => setStep('idle')}>
            Keep
          </Button>
        </span>
      )}
    </li>
  );
}
