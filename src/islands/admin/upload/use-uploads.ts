import { useEffect, useRef, useState } from 'react';
import { failedUpload, sendPicture, type UploadState } from './send-picture.ts';

/** `replaces`: the address of the photograph whose place it takes. */
type Upload = { id: number; file: File; state: UploadState; replaces?: string | undefined };

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

  function enqueue(files: readonly File[], replaces?: string) {
    const chosen = files.map((file) => {
      return { id: ++lastId.current, file, state: { stage: 'waiting' as const }, replaces };
    });
    setStored(0);
    setUploads((all) => [...all, ...chosen]);
    for (const upload of chosen) queue.current = queue.current.then(() => run(upload));
  }

  async function run({ id, file, replaces }: Upload) {
    const { signal } = ending.current;
    if (signal.aborted) return;
    const tell = (state: UploadState) =>
      signal.aborted ||
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, state } : one)));
    try {
      if (!replaces) requireRoom?.();
      onStored(await sendPicture(file, { signal, tell }), replaces);
      remove(id);
      setStored((count) => count + 1);
    } catch (error) {
      tell(failedUpload(error, file));
    }
  }

  function remove(id: number) {
    setUploads((all) => all.filter((one) => one.id !== id));
  }

  /** Forgets what failed before. */
  function send(files: readonly File[]) {
    setUploads((all) => all.filter(({ state }) => state.stage !== 'failed'));
    enqueue(files);
  }

  function retry({ id, file, replaces }: Upload) {
    remove(id);
    enqueue([file], replaces);
  }

  const isBusy = uploads.some(({ state }) => state.stage !== 'failed');
  const replace = (url: string, file: File) => enqueue([file], url);
  return { uploads, stored, isBusy, send, replace, retry, remove };
}
