import { useEffect, useRef, useState } from 'react';
import { failedUpload, sendPicture, type UploadState } from './send-picture.ts';

/** `replaces`: the address of the photograph whose place it takes. */
export type Chosen = { file: File; replaces?: string | undefined };
/** `tries`: how often its sending failed; each further picture is smaller. */
export type Upload = Chosen & { id: number; state: UploadState; tries: number };

type UploadsOptions = {
  /** Throws a text for people if there is no room for another photograph. */
  requireRoom?: () => void;
  /** Throws a text for people if the photograph cannot be used. */
  onStored: (url: string, replaces?: string) => void;
};

/** Sends photographs one after the other, in the order of their choice; aborts when their form unmounts. */
export function useUploads({ requireRoom, onStored }: UploadsOptions) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [stored, setStored] = useState(0);
  const lastId = useRef(0);
  const queue = useRef(Promise.resolve());
  const ending = useRef(new AbortController());
  useEffect(() => () => ending.current.abort(), []);

  function enqueue(chosen: readonly Chosen[], tries = 0) {
    const added = chosen.map(({ file, replaces }) => {
      return { id: ++lastId.current, file, replaces, tries, state: { stage: 'waiting' as const } };
    });
    setStored(0);
    setUploads((all) => [...all, ...added]);
    for (const upload of added) queue.current = queue.current.then(() => run(upload));
  }

  async function run({ id, file, replaces, tries }: Upload) {
    const { signal } = ending.current;
    if (signal.aborted) return;
    const onState = (state: UploadState) =>
      signal.aborted ||
      setUploads((all) =>
        all.map((one) => (one.id === id ? { ...one, state, tries: triesAfter(one, state) } : one)),
      );
    try {
      if (!replaces) requireRoom?.();
      onStored(await sendPicture(file, { signal, onState, tries }), replaces);
      remove(id);
      setStored((count) => count + 1);
    } catch (error) {
      onState(failedUpload(error, file));
    }
  }

  function remove(id: number) {
    setUploads((all) => all.filter((one) => one.id !== id));
  }

  /** Forgets what failed before. */
  function send(files: readonly File[]) {
    setUploads((all) => all.filter(({ state }) => state.stage !== 'failed'));
    enqueue(files.map((file) => ({ file })));
  }

  function retry({ id, tries, ...chosen }: Upload) {
    remove(id);
    enqueue([chosen], tries);
  }

  const isBusy = uploads.some(({ state }) => state.stage !== 'failed');
  return { uploads, stored, isBusy, send, enqueue, retry, remove };
}

function triesAfter({ state, tries }: Upload, next: UploadState): number {
  return state.stage === 'uploading' && next.stage === 'failed' ? tries + 1 : tries;
}
