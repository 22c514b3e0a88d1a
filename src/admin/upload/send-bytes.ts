import type { AnswerTo, JsonName } from '#shared/calls/by-name';
import { ApiError } from '../../lib/call.ts';
import { addressOf, type Address } from '../../lib/send.ts';

export type Sending = { signal: AbortSignal; onProgress: (share: number) => void };

/** Uses XMLHttpRequest, because `fetch` reports no progress. Throws ApiError, SyntaxError for what is no answer of the shop, or a text for people. */
export function sendBytes<Name extends JsonName>(
  name: Name,
  address: Address<Name>,
  bytes: Blob,
  { signal, onProgress }: Sending,
): Promise<AnswerTo<Name>> {
  const { method, path } = addressOf(name, address);
  const request = new XMLHttpRequest();
  signal.addEventListener('abort', () => request.abort());
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      const { status, responseText, statusText } = request;
      if (status !== 200) return reject(new ApiError(status, responseText, statusText));
      try {
        resolve(JSON.parse(responseText) as AnswerTo<Name>);
      } catch (error) {
        reject(error);
      }
    });
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => reject(new Error('The upload was interrupted.')));
    }
    request.open(method, path);
    request.send(bytes);
  });
}
