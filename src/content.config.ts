import { defineCollection } from 'astro:content';
import * as z from 'zod';
import { contentPageSchema } from '#shared/content';
import { diaryEntrySchema, inspirationSchema, processItemSchema } from '#shared/journal';
import { sampleWarning } from '../netlify/use-cases/sample-artworks.ts';
import {
  loadCatalogue,
  loadContentPages,
  loadDiary,
  loadInspirations,
  loadProcess,
  type CatalogueArtwork,
} from '../netlify/use-cases/site-content.ts';
import { beginLoading, loadSiteVersion } from '../netlify/use-cases/site-version.ts';

type PlacedArtwork = CatalogueArtwork & { position: number };

// The store has checked what it holds; the position keeps the order of the wall.
const artworks = defineCollection({
  loader: async () => {
    await beginLoading();
    const catalogue = await loadCatalogue();
    const warning = sampleWarning(catalogue);
    if (warning) console.warn(warning);
    return catalogue.map((artwork, position) => ({ ...artwork, position }));
  },
  schema: z.custom<PlacedArtwork>(),
});

const contentPages = defineCollection({
  loader: async () => {
    await beginLoading();
    return loadContentPages();
  },
  schema: contentPageSchema,
});

const diary = defineCollection({
  loader: async () => {
    await beginLoading();
    return loadDiary();
  },
  schema: diaryEntrySchema,
});

const process = defineCollection({
  loader: async () => {
    await beginLoading();
    return loadProcess();
  },
  schema: processItemSchema,
});

const inspirations = defineCollection({
  loader: async () => {
    await beginLoading();
    return loadInspirations();
  },
  schema: inspirationSchema,
});

const publishing = defineCollection({
  loader: loadSiteVersion,
  schema: z.object({ version: z.string() }),
});

export const collections = { artworks, contentPages, diary, process, inspirations, publishing };
