import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { preparePicture } from '../../../lib/pictures/prepare-picture.ts';
import { uploadPicture } from '../../../lib/pictures/upload.ts';

export type UploadState =
  | { stage: 'idle' | 'preparing' | 'done' }
  | { stage: 'uploading'; share: number }
  | { stage: 'failed'; reason: string; file: File };

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
      tell({ stage: 'preparing' });
      const picture = await preparePicture(file);
      signal.throwIfAborted();
      const onProgress = (share: number) => tell({ stage: 'uploading', share });
      onProgress(0);
      const { url } = await uploadPicture(picture, { signal, onProgress });
      tell({ stage: 'done' });
      onStored(url);
    } catch (error) {
      tell({ stage: 'failed', reason: reasonOf(error, file), file });
    }
  }

  return { state, send };
}

function reasonOf(error: unknown, { name }: File): string {
  const reason = error instanceof ApiError ? error.text : (error as Error).message;
  return `“${name}” was not uploaded. ${reason}`;
}
