/** Returns what stands behind '#', without what mail programs add to a link: signs, a blank, '?utm_medium=email'. A typed number may be copied from an older receipt (U+2011). */
export function readFragment(hash = location.hash): string {
  return (
    /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*/u.exec(decode(hash).replaceAll('\u2011', '-'))?.[0] ?? ''
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
