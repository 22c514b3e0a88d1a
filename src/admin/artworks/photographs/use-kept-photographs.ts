import { useEffect, useEffectEvent, useRef } from 'react';
import type { Chosen, Upload } from '../../upload/use-uploads.ts';
import { findPhotographs, keepPhotographs } from '../artwork-drafts.ts';

/** Keeps the photographs that are not uploaded yet, and sends those that an ended page left. */
export function useKeptPhotographs(
  draftId: string,
  uploads: readonly Upload[],
  send: (chosen: readonly Chosen[]) => void,
): void {
  /** Those that are kept; null before they are read. */
  const keptFiles = useRef<readonly File[] | null>(null);

  const sendKept = useEffectEvent((photographs: readonly Chosen[]) => {
    keptFiles.current = [];
    if (photographs.length > 0) send(photographs);
  });
  useEffect(() => {
    let isLeft = false;
    void findPhotographs(draftId).then((photographs) => isLeft || sendKept(photographs));
    return () => {
      isLeft = true;
    };
  }, [draftId]);

  useEffect(() => {
    const files = uploads.map(({ file }) => file);
    const filesBefore = keptFiles.current;
    if (
      !filesBefore ||
      (filesBefore.length === files.length && filesBefore.every((file, at) => file === files[at]))
    )
      return;
    keptFiles.current = files;
    void keepPhotographs(draftId, uploads);
  }, [draftId, uploads]);
}
