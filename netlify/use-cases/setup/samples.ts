import { describeSamples } from '#shared/admin/samples';
import type { SetupFinding } from '#shared/admin/setup';
import { listVisibleSampleArtworks } from '../artworks/sample-artworks.ts';
import { countSamples, findStoredSamples } from '../samples/stored-samples.ts';
import { okFinding, toDoFinding } from './findings.ts';

export async function checkSamples(): Promise<SetupFinding[]> {
  const [samples, artworks] = await Promise.all([findStoredSamples(), listVisibleSampleArtworks()]);
  const titles = artworks.map(({ title }) => `'${title}'`).join(', ');
  const others = describeSamples({ ...countSamples(samples), artworks: 0 });
  const seen = [titles && `the artworks ${titles}`, others].filter(Boolean).join('; ');
  if (!seen) return [okFinding('Visitors see no samples.')];
  const ordered = artworks.filter(({ id }) => samples.ordered.some((sample) => sample.id === id));
  const hide = ordered.map(({ title }) => `'${title}'`).join(', ');
  return [
    toDoFinding(`Visitors see samples: ${seen}.`),
    ...(hide ? [toDoFinding(`An order has ${hide}: hide what is sold out under Artworks.`)] : []),
  ];
}
