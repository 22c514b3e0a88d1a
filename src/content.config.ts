import { defineCollection } from 'astro:content';
import * as z from 'zod';
import { contentPageSchema } from '#shared/content';
import { diaryEntrySchema } from '#shared/journal';
import { entriesOf } from '../netlify/use-cases/journal.ts';
import {
  loadCatalogue,
  loadContentPages,
  type CatalogueArtwork,
} from '../netlify/use-cases/site-content.ts';
import { beginLoading, loadSiteVersion } from '../netlify/use-cases/site-version.ts';

type PlacedArtwork = CatalogueArtwork & { position: number };

// The store has checked what it holds; the position keeps the order of the wall.
const artworks = defineCollection({
  loader: async () => {
    await beginLoading();
    return (await loadCatalogue()).map((artwork, position) => ({ ...artwork, position }));
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
    return (await loadContentPages()).flatMap(entriesOf);
  },
  schema: diaryEntrySchema,
});

const publishing = defineCollection({
  loader: loadSiteVersion,
  schema: z.object({ version: z.string() }),
});

export const collections = { artworks, contentPages, diary, publishing };
