import type { CatalogueArtwork } from './catalogue.ts';

/** The works that go on sale at one moment. `decidedAt`: when the first of them got it. `path`: the page that shows them. */
export type Opening = { moment: Date; works: CatalogueArtwork[]; decidedAt: string; path: string };

/** Returns the openings of these works, the next one first. */
export function listOpenings(works: CatalogueArtwork[]): Opening[] {
  const byMoment = Map.groupBy(
    works.filter(({ opensAt }) => opensAt),
    ({ opensAt }) => Date.parse(opensAt!),
  );
  return [...byMoment]
    .sort(([one], [other]) => one - other)
    .map(([moment, opened]) => ({
      moment: new Date(moment),
      works: opened,
      decidedAt: opened.map(({ hourSetAt, createdAt }) => hourSetAt ?? createdAt).sort()[0]!,
      path: opened.length === 1 ? `/art/${opened[0]!.slug}` : '/shop-art',
    }));
}

/** Returns '20270301T140000Z', which names an opening in its calendar file and in the feed. */
export function nameOfMoment(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

export function calendarPath(opensAt: string): string {
  return `/calendar/${nameOfMoment(new Date(opensAt))}.ics`;
}
