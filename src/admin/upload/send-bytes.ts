import { ApiError } from '../../lib/call.ts';

export type Sending = { signal: AbortSignal; onProgress: (share: number) => void };

/** Uses XMLHttpRequest, because `fetch` reports no progress. Throws ApiError, or a text for people. */
export function sendBytes<Answer>(
  method: 'POST' | 'PUT',
  path: string,
  bytes: Blob,
  { signal, onProgress }: Sending,
): Promise<Answer> {
  const request = new XMLHttpRequest();
  signal.addEventListener('abort', () => request.abort());
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      const { status, responseText, statusText } = request;
      if (status !== 200) return reject(new ApiError(status, responseText, statusText));
      resolve(JSON.parse(responseText) as Answer);
    });
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => reject(new Error('The upload was interrupted.')));
    }
    request.open(method, path);
    request.send(bytes);
  });
}
