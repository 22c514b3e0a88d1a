import { defineCollection } from 'astro:content';
import * as z from 'zod';
import type { PageSettings } from '#shared/admin/settings';
import type { PublicArtwork } from '#shared/artwork';
import { contentPageSchema } from '#shared/content';
import { diaryEntrySchema, inspirationSchema, processItemSchema } from '#shared/journal';
import { seriesSchema } from '#shared/series';
import { sampleWarning } from '../netlify/use-cases/artworks/sample-artworks.ts';
import { makePreviews } from '../netlify/use-cases/content/previews.ts';
import {
  loadCatalogue,
  loadContentPages,
  loadDiary,
  loadInspirations,
  loadProcess,
  loadPageSettings,
  loadSeries,
  loadSiteVersions,
} from '../netlify/use-cases/content/site-content.ts';

/** `preview`: a data: address of its first picture, 20 pixels wide or high, or empty. */
type PlacedArtwork = PublicArtwork & { place: number; preview: string };

// The store has checked its records; the place keeps the order of the list.
const artworks = defineCollection({
  loader: {
    name: 'artworks',
    async load({ store, meta }) {
      const catalogue = await loadCatalogue();
      const warning = sampleWarning(catalogue);
      if (warning) console.warn(warning);
      const previews = await makePreviews(
        catalogue.map(({ imageUrl }) => imageUrl),
        meta,
      );
      store.clear();
      for (const [place, artwork] of catalogue.entries()) {
        const data = { ...artwork, place, preview: previews[place] ?? '' };
        store.set({ id: artwork.id, data });
      }
    },
  },
  schema: z.custom<PlacedArtwork>(),
});

const series = defineCollection({ loader: loadSeries, schema: seriesSchema });

const contentPages = defineCollection({ loader: loadContentPages, schema: contentPageSchema });

const diary = defineCollection({ loader: loadDiary, schema: diaryEntrySchema });

const process = defineCollection({ loader: loadProcess, schema: processItemSchema });

const inspirations = defineCollection({ loader: loadInspirations, schema: inspirationSchema });

const publishing = defineCollection({
  loader: loadSiteVersions,
  schema: z.object({ versions: z.record(z.string(), z.number()) }),
});

// The server has checked them.
const settings = defineCollection({
  loader: loadPageSettings,
  schema: z.custom<PageSettings & { id: string }>(),
});

export const collections = {
  artworks,
  series,
  contentPages,
  diary,
  process,
  inspirations,
  publishing,
  settings,
};
