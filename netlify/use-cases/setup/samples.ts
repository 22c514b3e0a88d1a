import type { SetupFinding } from '#shared/admin/setup';
import { listVisibleSampleArtworks } from '../artworks/sample-artworks.ts';
import { okFinding, toDoFinding } from './findings.ts';

export async function checkSamples(): Promise<SetupFinding[]> {
  const samples = await listVisibleSampleArtworks();
  if (samples.length === 0) return [okFinding('Visitors see no sample artwork.')];
  const titles = samples.map(({ title }) => `'${title}'`).join(', ');
  return [
    toDoFinding(`Visitors see sample artworks: ${titles}. Hide or delete them under Artworks.`),
  ];
}
