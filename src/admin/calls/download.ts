import type { BackupInput } from '#shared/admin/backup';
import type { Decimal } from '#shared/csv';
import type { FileName } from '#shared/calls/by-name';
import { ApiError } from '../../lib/call.ts';
import { retry } from '../../lib/retry.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Milliseconds; a backup has many parts, and one of them may meet a service that starts again. */
const waits = [1000, 3000, 9000];

export async function downloadCsv(kind: 'orders' | 'money', decimal: Decimal): Promise<void> {
  const calls = {
    orders: 'GET /api/admin/orders/export',
    money: 'GET /api/admin/orders/export/money',
  } as const;
  const response = await fetchFile(calls[kind], `?decimal=${decimal}`);
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? `${kind}.csv`;
  saveFile(await response.blob(), name);
}

/** Fetches a backup part by part and saves it when it is whole. `tell` hears how much is here. */
export async function downloadBackup(tell: (soFar: BackupInput) => void): Promise<BackupInput> {
  const parts: Blob[] = [];
  let query: string | null = '';
  let soFar: BackupInput = { records: 0, bytes: 0 };
  while (query !== null) {
    const from: string = query;
    const part: Part = await retry(() => fetchPart(from), waits);
    parts.push(part.file);
    soFar = { records: part.records, bytes: soFar.bytes + part.file.size };
    tell(soFar);
    query = part.next;
  }
  const today = new Date().toISOString().slice(0, 10);
  saveFile(new Blob(parts, { type: 'application/gzip' }), `atelye-${today}.jsonl.gz`);
  return soFar;
}

type Part = { file: Blob; records: number; next: string | null };

async function fetchPart(query: string): Promise<Part> {
  const response = await fetchFile('GET /api/admin/backup/parts', `?${query}`);
  return {
    file: await response.blob(),
    records: Number(response.headers.get('backup-records')),
    next: response.headers.get('backup-next'),
  };
}

/** Throws ApiError for an answer that is not ok, and for the page of another server, which must not become a part of a backup. */
async function fetchFile(name: FileName, query = ''): Promise<Response> {
  const [method, path = ''] = name.split(' ');
  const response = await fetch(path + query, { method, credentials: 'include' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.ok && !isPage) return response;
  throw new ApiError(response.status, await response.text(), response.statusText);
}
