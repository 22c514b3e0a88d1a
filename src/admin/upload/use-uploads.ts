import { useEffect, useRef, useState } from 'react';
import { leaveWhenSignedOut } from '../session/session.ts';
import { failedUpload, sendPicture, type UploadState } from './send-picture.ts';

/** `replaces`: the address of the photograph whose place it takes. */
export type Chosen = { file: File; replaces?: string | undefined };
/** `tries`: how often its sending failed; each further picture is smaller. */
export type Upload = Chosen & { id: number; state: UploadState; tries: number };

/** How long a chosen photograph waits for the painter to straighten it or to go on. */
const longestPauseMs = 10_000;

type UploadsOptions = {
  /** Whether a choice begins a pause, in which nothing is sent. */
  isPaused?: () => boolean;
  /** Throws a text for people if there is no room for another photograph. */
  requireRoom?: () => void;
  /** Throws a text for people if the photograph cannot be used. */
  onStored: (url: string, replaces?: string) => void;
};

type Pause = { over: Promise<void>; end: () => void };

/**
 * Sends photographs one after the other, in the order of their choice; aborts when their form unmounts. A photograph that is being
 * straightened waits, and what comes after it. `goOn` ends the pause after a choice.
 */
export function useUploads({ isPaused, requireRoom, onStored }: UploadsOptions) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [stored, setStored] = useState(0);
  const lastId = useRef(0);
  const queue = useRef(Promise.resolve());
  const pause = useRef<Pause | null>(null);
  const held = useRef<(Pause & { id: number }) | null>(null);
  /** What is sent in place of the chosen file. */
  const straightened = useRef(new Map<number, File>());
  const sending = useRef({ id: 0, abort: new AbortController() });
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      sending.current.abort.abort();
    };
  }, []);

  function enqueue(chosen: readonly Chosen[], tries = 0) {
    const added = chosen.map(({ file, replaces }) => {
      return { id: ++lastId.current, file, replaces, tries, state: { stage: 'waiting' as const } };
    });
    setStored(0);
    setUploads((all) => [...all, ...added]);
    for (const upload of added) queue.current = queue.current.then(() => run(upload));
  }

  function change(id: number, changes: (upload: Upload) => Partial<Upload>) {
    setUploads((all) =>
      all.map((upload) => (upload.id === id ? { ...upload, ...changes(upload) } : upload)),
    );
  }

  async function run(upload: Upload): Promise<void> {
    const { id, replaces, tries } = upload;
    await pause.current?.over;
    if (held.current?.id === id) await held.current.over;
    if (isLeft.current) return;
    const file = straightened.current.get(id) ?? upload.file;
    const abort = new AbortController();
    const { signal } = abort;
    sending.current = { id, abort };
    const onState = (state: UploadState) =>
      signal.aborted || change(id, (latest) => ({ state, tries: triesAfter(latest, state) }));
    try {
      if (!replaces) requireRoom?.();
      onStored(await sendPicture(file, { signal, onState, tries }), replaces);
      remove(id);
      setStored((count) => count + 1);
    } catch (error) {
      if (held.current?.id === id) return run(upload);
      // The form keeps what was chosen until the login has led back.
      if (leaveWhenSignedOut(error)) return;
      onState(failedUpload(error, file));
    }
  }

  /** Holds a photograph back while it is straightened. */
  function hold({ id, state }: Upload) {
    if (state.stage === 'failed') return;
    held.current = { id, ...newPause() };
    if (sending.current.id === id) sending.current.abort.abort();
    change(id, () => ({ state: { stage: 'waiting' } }));
  }

  /** Sends what was held back: the straightened file, or the chosen one. */
  function release(upload: Upload, file = upload.file) {
    change(upload.id, () => ({ file }));
    if (held.current?.id === upload.id) {
      straightened.current.set(upload.id, file);
      held.current.end();
      held.current = null;
    } else if (file !== upload.file) {
      retry({ ...upload, file });
    }
  }

  function remove(id: number) {
    setUploads((all) => all.filter((upload) => upload.id !== id));
  }

  /** Forgets what failed before. */
  function send(files: readonly File[]) {
    setUploads((all) => all.filter(({ state }) => state.stage !== 'failed'));
    if (isPaused?.() && !pause.current) {
      pause.current = newPause();
      setTimeout(goOn, longestPauseMs);
    }
    enqueue(files.map((file) => ({ file })));
  }

  function goOn() {
    pause.current?.end();
    pause.current = null;
  }

  function retry({ id, tries, ...chosen }: Upload) {
    remove(id);
    enqueue([chosen], tries);
  }

  const isBusy = uploads.some(({ state }) => state.stage !== 'failed');
  return { uploads, stored, isBusy, send, enqueue, goOn, hold, release, retry, remove };
}

function newPause(): Pause {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

function triesAfter({ state, tries }: Upload, next: UploadState): number {
  return state.stage === 'uploading' && next.stage === 'failed' ? tries + 1 : tries;
}
