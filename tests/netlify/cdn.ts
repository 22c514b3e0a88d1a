/**
 * Stands in for Netlify's CDN: keeps an answer under its path and the parts of the query that its Netlify-Vary names; all of them without
 * the header (docs.netlify.com/build/caching/caching-overview).
 */
export function openCdn(origin: string) {
  const varies = new Map<string, string | null>();
  const kept = new Set<string>();
  let calls = 0;

  async function get(path: string): Promise<void> {
    const url = new URL(path, origin);
    if (varies.has(url.pathname) && kept.has(keyOf(url, varies.get(url.pathname)!))) return;
    calls++;
    const { headers, body } = await fetch(url);
    await body?.cancel();
    const vary = headers.get('netlify-vary');
    varies.set(url.pathname, vary);
    if (headers.get('netlify-cdn-cache-control')?.includes('s-maxage')) kept.add(keyOf(url, vary));
  }
  return Object.assign(get, { calls: () => calls });
}

function keyOf(url: URL, vary: string | null): string {
  const named = /(?:^|,)query=([^,]*)/.exec(vary ?? '')?.[1]?.split('|');
  const query = [...url.searchParams].filter(([name]) => !named || named.includes(name));
  return `${url.pathname}?${new URLSearchParams(query)}`;
}
