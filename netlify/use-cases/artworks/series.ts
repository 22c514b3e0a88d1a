import { newestSeriesFirst, seriesSchema, type Series } from '#shared/series';
import { HttpError } from '../../errors.ts';
import { readSnapshot } from '../../ports/blobs/snapshots.ts';
import { snapshots } from '../publishing/snapshots.ts';

/** Returns the series, the newest first. */
export async function listSeries(read = readSnapshot): Promise<Series[]> {
  const series = await read(snapshots.series, seriesSchema);
  return newestSeriesFirst([...series.values()]);
}

export function unknownSeries(): HttpError {
  return new HttpError(
    404,
    'There is no such series any more. Reload the page to see what is there.',
  );
}
