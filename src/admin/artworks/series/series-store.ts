import { atom } from 'nanostores';
import type { AdminArtwork } from '#shared/artwork';
import type { Series, SeriesInput } from '#shared/series';
import type { Keyed } from '../../../form/use-form.ts';
import { isStored } from '../../../form/values.ts';
import { send } from '../../../lib/send.ts';
import { withFormKey, sendChange } from '../../publishing/change.ts';
import { storedArtworks } from '../artworks-store.ts';
import { createResource } from '../../calls/resource.ts';
import type { Refusal } from '../../../lib/refused-answer.ts';

export const storedSeries = createResource(
  () => send('GET /api/admin/series'),
  'Failed to fetch series',
);

/** Artworks that are chosen for a series, in their order. `series`: the one that is edited; null: a new one. */
type Choice = { series: Series | null; ids: readonly string[] };
export const $choice = atom<Choice | null>(null);

export function beginChoice(series: Series | null, artworks: readonly AdminArtwork[]): void {
  const isThere = (id: string) => artworks.some((artwork) => artwork.id === id);
  $choice.set({ series, ids: series?.artworkIds.filter(isThere) ?? [] });
}

/** Removes a chosen artwork from the choice, or adds another one at the end. */
export function toggleChoice(id: string): void {
  changeIds((ids) => (ids.includes(id) ? ids.filter((chosenId) => chosenId !== id) : [...ids, id]));
}

export function moveChosen(place: number, step: -1 | 1): void {
  changeIds((ids) => {
    const moved = ids.filter((_, index) => index !== place);
    return moved.toSpliced(place + step, 0, ids[place]!);
  });
}

function changeIds(change: (ids: readonly string[]) => readonly string[]): void {
  const choice = $choice.get();
  if (choice) $choice.set({ ...choice, ids: change(choice.ids) });
}

export function endChoice(): void {
  $choice.set(null);
}

const unreachable = 'The shop could not be reached. Nothing is lost here: please try again.';

/** Makes a series once for each key, or changes one. Returns the refusal, or null. */
export async function saveSeries(
  body: SeriesInput,
  series: Series | null,
  sent: Keyed,
): Promise<Refusal | null> {
  const { opensAt: _ofArtworks, ...own } = body;
  const isOwn = (candidate: Series) =>
    series
      ? candidate.id === series.id && isStored(own, candidate)
      : candidate.creationKey === sent.key;
  const save = () =>
    series
      ? send('PATCH /api/admin/series/:id', {
          params: { id: series.id },
          body,
          version: series.version,
        })
      : withFormKey(sent, (key) => send('POST /api/admin/series', { body, key }));
  const words = { done: `“${body.title}” hangs`, failed: 'Failed to save the series', unreachable };
  const refusal = await sendChange(save, words, async () => {
    const newest = await storedSeries.refresh();
    return newest && newest.some(isOwn);
  });
  if (!refusal) {
    await Promise.all([storedSeries.refresh(), storedArtworks.refresh()]);
    endChoice();
  }
  return refusal?.reason ?? null;
}

/** Returns the refusal, or null. */
export async function removeSeries({ id, title }: Series): Promise<Refusal | null> {
  const remove = () => send('DELETE /api/admin/series/:id', { params: { id } });
  const words = { done: `“${title}” is deleted`, failed: 'Failed to delete the series' };
  const refusal = await sendChange(remove, { ...words, unreachable });
  await storedSeries.refresh();
  return refusal?.reason ?? null;
}
