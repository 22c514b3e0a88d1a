import { describeSamples } from '#shared/admin/samples';
import type { SetupFinding } from '#shared/admin/setup';
import { listVisibleSampleArtworks } from '../artworks/sample-artworks.ts';
import { countSamples, findStoredSamples } from '../samples/stored-samples.ts';
import { okFinding, toDoFinding } from './findings.ts';

export async function checkSamples(): Promise<SetupFinding[]> {
  const [found, artworks] = await Promise.all([findStoredSamples(), listVisibleSampleArtworks()]);
  const titles = artworks.map(({ title }) => `'${title}'`).join(', ');
  const others = describeSamples({ ...countSamples(found), artworks: 0 });
  const seen = [titles && `the artworks ${titles}`, others].filter(Boolean).join('; ');
  if (!seen) return [okFinding('Visitors see no samples.')];
  const kept = artworks.filter(({ id }) => found.ordered.some((one) => one.id === id));
  const hide = kept.map(({ title }) => `'${title}'`).join(', ');
  return [
    toDoFinding(`Visitors see samples: ${seen}.`),
    ...(hide ? [toDoFinding(`An order has ${hide}: hide what is sold out under Artworks.`)] : []),
  ];
}
