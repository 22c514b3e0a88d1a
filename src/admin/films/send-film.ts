import { readFilmFile, sizeFlaw } from '#shared/film-bytes/index';
import { hashLength, partBytes, partsText, type StoredFilm } from '#shared/films/film-parts';
import { retry } from '../../lib/retry.ts';
import { send } from '../../lib/send.ts';
import { sendBytes, type Sending } from '../upload/send-bytes.ts';

/** Each part is tried again after these waits, in ms. */
const waits = [1000, 3000];
const rounds = 3;

/**
 * Sends the parts of a film that the shop does not have. What was sent stays there for a day: another call goes on where this one
 * failed. Throws ApiError, or a text for people.
 */
export async function sendFilm(file: Blob, { signal, onProgress }: Sending): Promise<StoredFilm> {
  const cut = await cutFilm(await readBytes(file));
  const hashes = cut.map(({ hash }) => hash);
  const parts = new Map(cut.map(({ hash, part }) => [hash, part]));
  const id = await hashOf(new TextEncoder().encode(partsText(hashes)));
  const params = { film: id };
  const make = () => send('POST /api/admin/films/files/:film', { params, body: { parts: hashes } });
  for (let round = 1; ; round++) {
    signal.throwIfAborted();
    const { film, missing } = await retry(make, waits);
    if (film) return film;
    if (round > rounds) throw new Error('The film did not arrive whole. Please try again.');
    let done = file.size - missing.reduce((sum, hash) => sum + parts.get(hash)!.size, 0);
    for (const hash of missing) {
      const part = parts.get(hash)!;
      const reportProgress = (share: number) => onProgress((done + share * part.size) / file.size);
      reportProgress(0);
      await retry(() => {
        signal.throwIfAborted();
        const sending = { signal, onProgress: reportProgress };
        return sendBytes('PUT /api/admin/films/files/:film', { params }, part, sending);
      }, waits);
      done += part.size;
    }
    onProgress(1);
  }
}

/** Throws a text for people if the shop cannot show the film. */
async function readBytes(file: Blob): Promise<ArrayBuffer> {
  const tooLarge = sizeFlaw(file.size);
  if (tooLarge) throw new Error(tooLarge);
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error('This browser cannot read the file. Choose it again.');
  });
  const { flaw } = readFilmFile(new Uint8Array(bytes));
  if (flaw) throw new Error(flaw);
  return bytes;
}

async function cutFilm(bytes: ArrayBuffer): Promise<{ hash: string; part: Blob }[]> {
  const count = Math.ceil(bytes.byteLength / partBytes);
  const parts = Array.from({ length: count }, (_, index) =>
    bytes.slice(index * partBytes, (index + 1) * partBytes),
  );
  // The type is sent with it.
  const type = 'application/octet-stream';
  return Promise.all(
    parts.map(async (part) => ({ hash: await hashOf(part), part: new Blob([part], { type }) })),
  );
}

async function hashOf(bytes: BufferSource): Promise<string> {
  // Only a page of https or of this machine has it.
  if (!window.isSecureContext) throw new Error('Open the shop by https:// to send a film.');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, hashLength);
}
