/** The first and the last byte. */
export type ByteRange = { from: number; to: number };

/**
 * Returns the part of `size` bytes that a call asks for, 'whole', or 'none' if there is no such part (RFC 9110, 14.2). Units that nobody
 * knows are ignored, and several ranges, which may be. So is any with If-Range: what is sent has no strong validator.
 */
export function readRange(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  size: number,
): ByteRange | 'whole' | 'none' {
  const [, ranges] = /^bytes=(.*)$/i.exec(headers.get('range') ?? '') ?? [];
  if (method !== 'GET' || ranges === undefined || ranges.includes(',') || headers.has('if-range'))
    return 'whole';
  const [, first, last] = /^\s*(\d*)-(\d*)\s*$/.exec(ranges) ?? [];
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return first === undefined || from > to ? 'none' : { from, to };
}
