import { useEffect, useRef, useState } from 'react';
import { failedUpload, sendPicture, type UploadState } from './send-picture.ts';

/** Prepares and sends a photograph; aborts when its form unmounts. */
export function useUpload(onStored: (url: string) => void) {
  const [state, setState] = useState<UploadState>({ stage: 'idle' });
  const current = useRef(new AbortController());
  useEffect(() => () => current.current.abort(), []);

  async function send(file: File) {
    current.current.abort();
    const { signal } = (current.current = new AbortController());
    const tell = (next: UploadState) => signal.aborted || setState(next);
    try {
      const url = await sendPicture(file, { signal, tell });
      tell({ stage: 'done' });
      onStored(url);
    } catch (error) {
      tell(failedUpload(error, file));
    }
  }

  return { state, send };
}
