type Variant = { w: number; h?: number; fit?: 'cover'; fm: 'avif' | 'webp' | 'jpg'; q?: number };

// Not pictureUrl of the screens: a shared module would load React with a list that fills itself.
export function imageUrl(url: string, variant: Variant): string {
  // URLSearchParams writes numbers as texts.
  const query = { url, ...variant } as object as Record<string, string>;
  return `/.netlify/images?${new URLSearchParams(query)}`;
}
