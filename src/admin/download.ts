import type { BackupInput } from '#shared/admin/backup';
import { ApiError } from '../lib/call.ts';
import { retry } from '../lib/retry.ts';

/** Milliseconds; a backup has many parts, and one of them may meet a service that starts again. */
const waits = [1000, 3000, 9000];

/** Safari reads the address some time after the click. */
const readWithinMs = 60_000;

export async function downloadOrders(): Promise<void> {
  const response = await fetchFile('/api/admin/orders/export');
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'orders.csv';
  save(await response.blob(), name);
}

/** Fetches a backup part by part and saves it when it is whole. `tell` hears how much is here. */
export async function downloadBackup(tell: (soFar: BackupInput) => void): Promise<BackupInput> {
  const parts: Blob[] = [];
  let query: string | null = '';
  let soFar: BackupInput = { records: 0, bytes: 0 };
  while (query !== null) {
    const path: string = `/api/admin/backup/parts?${query}`;
    const part: Part = await retry(() => fetchPart(path), waits);
    parts.push(part.file);
    soFar = { records: part.records, bytes: soFar.bytes + part.file.size };
    tell(soFar);
    query = part.next;
  }
  const today = new Date().toISOString().slice(0, 10);
  save(new Blob(parts, { type: 'application/gzip' }), `atelye-${today}.jsonl.gz`);
  return soFar;
}

type Part = { file: Blob; records: number; next: string | null };

async function fetchPart(path: string): Promise<Part> {
  const response = await fetchFile(path);
  return {
    file: await response.blob(),
    records: Number(response.headers.get('backup-records')),
    next: response.headers.get('backup-next'),
  };
}

/** Throws ApiError for an answer that is not ok. */
async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path, { credentials: 'include' });
  if (response.ok) return response;
  throw new ApiError(response.status, await response.text(), response.statusText);
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), readWithinMs);
}
