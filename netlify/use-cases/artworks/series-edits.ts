import { isDeepStrictEqual } from 'node:util';
import { seriesSchema, type Series, type SeriesEdit, type SeriesInput } from '#shared/series';
import { keepTranslations } from '#shared/translations';
import { HttpError, requireSameForm, requireVersion } from '../../errors.ts';
import { orMissing } from '../../ports/blobs/readable.ts';
import { createOrReadJson, readJson, removeKey, updateJson } from '../../ports/blobs/records.ts';
import { readCurrent } from '../../ports/blobs/snapshots.ts';
import { recordActivity } from '../admin/activity.ts';
import { publishChange } from '../publishing/changes.ts';
import { snapshots } from '../publishing/snapshots.ts';
import type { ArtworkCreation } from './creation.ts';
import { openTogether, type ArtworkEdit } from './artwork-edits.ts';
import { listArtworks } from './artworks.ts';
import { listSeries, unknownSeries } from './series.ts';
import { slugsOf } from './slugs.ts';

const firstVersion = 1;

const seriesOrMissing = orMissing(seriesSchema);

/** Stores a series. `key` names the form (rule 42). Throws 400, and 409 before it is stored. */
export async function createSeries(
  input: SeriesInput,
  { editor, key }: ArtworkCreation,
): Promise<Series> {
  const creationKey = key ?? crypto.randomUUID();
  const made = (await listSeries(readCurrent)).find((stored) => stored.creationKey === creationKey);
  if (made) return requireAsSent(made, input);
  const { opensAt, ...fields } = input;
  await requireKnown(fields.artworkIds);
  if (opensAt !== undefined) await openTogether(fields.artworkIds, opensAt, editor);
  const now = new Date().toISOString();
  const series = await storeUnderFreeSlug({
    ...keepTranslations(fields, null),
    createdAt: now,
    lastModifiedAt: now,
    version: firstVersion,
    creationKey,
  });
  await publishChange(snapshots.series);
  await recordActivity(editor, `Series '${series.title}' added`);
  return requireAsSent(series, input);
}

/** Returns the series, or throws 409 if the form differs from it, also in the hour of sale, which only its artworks keep. */
async function requireAsSent(made: Series, { opensAt, ...fields }: SeriesInput): Promise<Series> {
  const hung = (await listArtworks(readCurrent)).filter(({ id }) => made.artworkIds.includes(id));
  const hours = (opensAt === undefined ? [] : hung).map((artwork) => artwork.opensAt);
  requireSameForm(
    { ...made, hours },
    { ...withEdit(made, fields), hours: hours.map(() => opensAt) },
    `series “${made.title}”`,
  );
  return made;
}

/** Throws 400 for an artwork that is unknown and new in the series; 404, 412. */
export async function updateSeries(
  { opensAt, ...edit }: SeriesEdit,
  { id, editor, version }: ArtworkEdit,
): Promise<Series> {
  const current = await readJson(seriesKey(id), seriesOrMissing);
  if (!current) throw unknownSeries();
  const added = edit.artworkIds?.filter((artwork) => !current.artworkIds.includes(artwork)) ?? [];
  if (added.length > 0) await requireKnown(added);
  const change = (series: Series) => changeSeries(series, edit, version);
  // A stale version gives no hour.
  change(current);
  if (opensAt !== undefined)
    await openTogether(edit.artworkIds ?? current.artworkIds, opensAt, editor);
  const changed = await updateJson(seriesKey(id), seriesOrMissing, change);
  if (!changed) throw unknownSeries();
  await publishChange(snapshots.series);
  if (changed.version !== current.version)
    await recordActivity(editor, `Series '${changed.title}' edited`);
  return changed;
}

/** Returns null if nothing changes. Throws 412. */
function changeSeries(series: Series, edit: SeriesEdit, version: number | null): Series | null {
  const next = withEdit(series, edit);
  if (isDeepStrictEqual(next, series)) return null;
  requireVersion(series.version, version);
  return { ...next, version: series.version + 1, lastModifiedAt: new Date().toISOString() };
}

function withEdit(series: Series, edit: SeriesEdit): Series {
  const { translations: _before, ...rest } = series;
  return { ...rest, ...keepTranslations(edit, series) };
}

/** Throws 404. */
export async function deleteSeries(id: string, editor: string): Promise<void> {
  const series = await readJson(seriesKey(id), seriesOrMissing);
  if (!series) throw unknownSeries();
  await removeKey(seriesKey(id));
  await publishChange(snapshots.series);
  await recordActivity(editor, `Series '${series.title}' deleted`);
}

async function storeUnderFreeSlug(series: Omit<Series, 'id' | 'slug'>): Promise<Series> {
  for (const slug of slugsOf(series.title, 'series')) {
    const wanted = { ...series, id: slug, slug };
    const standing = await createOrReadJson(seriesKey(slug), wanted, seriesOrMissing);
    if (standing?.creationKey === series.creationKey) return standing;
  }
  throw new HttpError(409, 'There are too many series of this title. Please choose another.');
}

async function requireKnown(ids: readonly string[]): Promise<void> {
  const knownIds = new Set((await listArtworks(readCurrent)).map(({ id }) => id));
  const unknown = ids.find((id) => !knownIds.has(id));
  if (unknown) throw new HttpError(400, `There is no artwork ${unknown}`);
}

function seriesKey(id: string): string {
  return `series/${id}`;
}
