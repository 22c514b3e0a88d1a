import { ApiError } from '../api.ts';

export type UploadedPicture = { url: string; width: number; height: number };

type Upload = {
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** Uses XMLHttpRequest, because `fetch` reports no progress. Throws ApiError, or a text for people. */
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
