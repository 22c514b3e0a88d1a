import type { UploadState } from './send-picture.ts';

/** Returns what a form waits for, or an empty text if it waits for nothing. The share is that of all photographs. */
export function waitingWords(uploads: readonly { state: UploadState }[]): string {
  const waiting = uploads.filter(({ state }) => state.stage !== 'failed');
  if (waiting.length === 0) return '';
  const sent = waiting.reduce((sum, { state }) => sum + shareOf(state), 0);
  const noun = waiting.length === 1 ? 'photograph' : 'photographs';
  return `Waiting for ${waiting.length} ${noun}, ${Math.round((sent / waiting.length) * 100)} %`;
}

function shareOf(state: UploadState): number {
  return state.stage === 'uploading' ? state.share : 0;
}
