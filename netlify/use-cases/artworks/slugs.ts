import { fold } from '#shared/find';

const mostNamesakes = 50;
const longestSlug = 80;

/** Returns the slugs to try: for 'Jou Mache' jou-mache, then jou-mache-2. A title without such letters becomes `otherwise`. */
export function slugsOf(title: string, otherwise = 'artwork'): string[] {
  const slug =
    fold(title)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, longestSlug)
      .replace(/^-|-$/g, '') || otherwise;
  return Array.from({ length: mostNamesakes }, (_, index) =>
    index ? `${slug}-${index + 1}` : slug,
  );
}
