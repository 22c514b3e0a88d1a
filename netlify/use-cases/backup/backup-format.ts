import * as z from 'zod';

/** A backup is gzip over lines of JSON: a head, a line for each record, and the number of records at the end. */
export const archiveFormat = 'atelye-backup-3';
export const headSchema = z.object({ format: z.string(), at: z.string() });
export const endSchema = z.object({ records: z.number() });

/** The client of Blobs takes 600 bytes, and 2 kB of metadata in base64, to which a restore adds its id. */
const longestKey = 600;
const longestMetadata = 1400;
const anyStore = '/store/';

/** One blob: store and key, metadata, and bytes in base64. */
export const recordSchema = z.object({
  store: z.string(),
  key: z.string().refine(isKey),
  metadata: z.record(z.string(), z.unknown()).refine(isShort),
  body: z.base64(),
});
export type ArchiveRecord = z.infer<typeof recordSchema>;

export function headLine(): string {
  const head: z.infer<typeof headSchema> = { format: archiveFormat, at: new Date().toISOString() };
  return `${JSON.stringify(head)}\n`;
}

export function endLine(records: number): string {
  const end: z.infer<typeof endSchema> = { records };
  return `${JSON.stringify(end)}\n`;
}

/** Returns the beginning of a record's line. Behind it come the record's bytes in base64, and `recordEnd`. */
export function recordStart(record: Omit<ArchiveRecord, 'body'>): string {
  return JSON.stringify({ ...record, body: '' }).slice(0, -recordEnd.trimEnd().length);
}

export const recordEnd = '"}\n';

/** Returns whether the client writes this key into an address as it is: '..', '?' or '%2e' would name another key or another store. */
function isKey(key: string): boolean {
  if (key === '' || key.startsWith('/') || Buffer.byteLength(key) > longestKey) return false;
  try {
    const { pathname } = new URL(anyStore + key, 'https://blobs.invalid');
    return decodeURIComponent(pathname) === anyStore + key;
  } catch {
    return false;
  }
}

function isShort(metadata: object): boolean {
  return Buffer.byteLength(JSON.stringify(metadata)) <= longestMetadata;
}
