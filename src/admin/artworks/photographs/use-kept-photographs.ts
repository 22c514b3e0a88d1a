import { useEffect, useEffectEvent, useRef } from 'react';
import type { Chosen, Upload } from '../../upload/use-uploads.ts';
import { findPhotographs, keepPhotographs } from '../artwork-drafts.ts';

/** Keeps the photographs that are not uploaded yet, and sends those that an ended page left. */
export function useKeptPhotographs(
  draftId: string,
  uploads: readonly Upload[],
  send: (chosen: readonly Chosen[]) => void,
): void {
  /** The ids of those that are kept; null before they are read. */
  const keptIds = useRef<string | null>(null);

  const sendKept = useEffectEvent((kept: readonly Chosen[]) => {
    keptIds.current = '';
    if (kept.length > 0) send(kept);
  });
  useEffect(() => {
    let isLeft = false;
    void findPhotographs(draftId).then((kept) => isLeft || sendKept(kept));
    return () => {
      isLeft = true;
    };
  }, [draftId]);

  useEffect(() => {
    const ids = uploads.map(({ id }) => id).join();
    if (keptIds.current === null || keptIds.current === ids) return;
    keptIds.current = ids;
    void keepPhotographs(draftId, uploads);
  }, [draftId, uploads]);
}
