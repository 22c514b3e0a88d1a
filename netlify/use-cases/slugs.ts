const mostNamesakes = 50;
const longestSlug = 80;

/** Where a work of this title may hang: 'Jou Mache' is at /art/jou-mache; a second one at /art/jou-mache-2. */
export function slugsOf(title: string): string[] {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug =
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, longestSlug)
      .replace(/^-|-$/g, '') || 'artwork';
  return Array.from({ length: mostNamesakes }, (_, index) =>
    index ? `${slug}-${index + 1}` : slug,
  );
}
