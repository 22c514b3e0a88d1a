/** Returns what stands behind '#', without what mail programs add to a link: signs, a blank, '?utm_medium=email'. */
export function readFragment(hash = location.hash): string {
  return /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*/u.exec(decode(hash))?.[0] ?? '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
