import { useEffect, useRef, useState } from 'react';
import type { Sending } from '../upload/send-bytes.ts';
import { leaveWhenSignedOut } from '../session/session.ts';
import { failureText } from '../session/refusal-text.ts';

export type SendingState =
  | { stage: 'idle' }
  | { stage: 'sending'; name: string; share: number }
  | { stage: 'failed'; reason: string; again: () => void };

/** Sends one file at a time; the next one, `cancel` and the end of the form stop it. */
export function useSending() {
  const [state, setState] = useState<SendingState>({ stage: 'idle' });
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function send<Stored>(
    file: File,
    work: (sending: Sending) => Promise<Stored>,
    onStored: (stored: Stored) => void,
  ): Promise<void> {
    underWay.current?.abort();
    const mine = new AbortController();
    underWay.current = mine;
    const { signal } = mine;
    const onProgress = (share: number) =>
      signal.aborted || setState({ stage: 'sending', name: file.name, share });
    onProgress(0);
    try {
      const stored = await work({ signal, onProgress });
      if (signal.aborted) return;
      setState({ stage: 'idle' });
      onStored(stored);
    } catch (error) {
      if (signal.aborted || leaveWhenSignedOut(error)) return;
      const reason = failureText(error);
      setState({ stage: 'failed', reason, again: () => void send(file, work, onStored) });
    }
  }

  function cancel() {
    underWay.current?.abort();
    setState({ stage: 'idle' });
  }

  return { state, isBusy: state.stage === 'sending', send, cancel };
}
