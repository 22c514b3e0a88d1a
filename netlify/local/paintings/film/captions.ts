/** One line under a film, in seconds from its start. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

function stamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - minutes * 60).toFixed(3);
  return `${String(minutes).padStart(2, '0')}:${rest.padStart(6, '0')}`;
}

/** Writes captions as WebVTT. */
export function toVtt(cues: readonly Cue[]): string {
  const parts = cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`);
  return `WEBVTT\n\n${parts.join('\n')}`;
}
