import { preparePicture } from './prepare-picture.ts';
import { keepFile } from '../../lib/pictures/straighten/sources.ts';
import { uploadPicture } from './upload-picture.ts';
import { failureText } from '../session/refusal-text.ts';

export type UploadState =
  | { stage: 'idle' | 'waiting' | 'preparing' | 'done' }
  | { stage: 'uploading'; share: number }
  | { stage: 'failed'; reason: string };

type Sending = { signal: AbortSignal; onState: (state: UploadState) => void; tries: number };

/** Prepares and uploads a photograph. Returns its address. */
export async function sendPicture(
  file: File,
  { signal, onState, tries }: Sending,
): Promise<string> {
  onState({ stage: 'preparing' });
  const picture = await preparePicture(file, tries);
  signal.throwIfAborted();
  const onProgress = (share: number) => onState({ stage: 'uploading', share });
  onProgress(0);
  const { url } = await uploadPicture(picture, { signal, onProgress });
  keepFile(url, file);
  return url;
}

/** Returns the state of a photograph that was not uploaded, with its name and the reason for people. */
export function failedUpload(error: unknown, file: File): UploadState {
  const reason = failureText(error);
  return { stage: 'failed', reason: `“${file.name}” was not uploaded. ${reason}` };
}
