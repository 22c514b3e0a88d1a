import type { StoredPicture } from '#shared/pictures/picture';
import { sendBytes, type Sending } from './send-bytes.ts';

/** Throws ApiError, or a text for people. */
export function uploadPicture(picture: Blob, sending: Sending): Promise<StoredPicture> {
  return sendBytes('POST /api/admin/uploads', {}, picture, sending);
}
