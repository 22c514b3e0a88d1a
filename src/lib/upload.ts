import { ApiError } from './api.ts';

/** A stored picture, its size in pixels. */
export type UploadedPicture = { url: string; width: number; height: number };

type Upload = {
  signal: AbortSignal;
  /** The part that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
};

/** Sends a picture to be stored. Not by `fetch`, which does not tell how far it is. Throws ApiError, or a text for people. */
export function uploadPicture(picture: Blob, upload: Upload): Promise<UploadedPicture> {
  const { signal, onProgress } = upload;
  const request = new XMLHttpRequest();
  signal.addEventListener('abort', () => request.abort());
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      const { status, responseText, statusText } = request;
      if (status !== 200) return reject(new ApiError(status, responseText, statusText));
      resolve(JSON.parse(responseText) as UploadedPicture);
    });
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => reject(new Error('The upload was interrupted.')));
    }
    request.open('POST', '/api/admin/uploads');
    request.send(picture);
  });
}
