import { sendBytes, type Sending } from './send-bytes.ts';

export type UploadedPicture = { url: string; width: number; height: number };

/** Throws ApiError, or a text for people. */
export function uploadPicture(picture: Blob, sending: Sending): Promise<UploadedPicture> {
  return sendBytes('POST', '/api/admin/uploads', picture, sending);
}
