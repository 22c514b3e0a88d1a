import type { SetupFinding } from '#shared/setup';
import { listVisibleSampleArtworks } from '../sample-artworks.ts';
import { ok, toDo } from './findings.ts';

/** Looks for sample artworks that visitors see. */
export async function checkSamples(): Promise<SetupFinding[]> {
  const samples = await listVisibleSampleArtworks();
  if (samples.length === 0) return [ok('Visitors see no sample artwork.')];
  const titles = samples.map(({ title }) => `'${title}'`).join(', ');
  return [toDo(`Visitors see sample artworks: ${titles}. Hide or delete them under Artworks.`)];
}
