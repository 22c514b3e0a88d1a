import type { SetupFinding } from '#shared/admin/setup';
import { readAccount } from '../../account.ts';
import { settleAll } from '../../concurrency.ts';
import { checkAll } from '../../ports/blobs/lists.ts';
import { findUnreadable } from '../../ports/blobs/readable.ts';
import { readCurrent } from '../../ports/blobs/snapshots.ts';
import { readKeyAgain } from '../../ports/keys.ts';
import { listArtworks } from '../artworks/artworks.ts';
import { listSeries } from '../artworks/series.ts';
import { listContentPages } from '../pages.ts';
import { listDiary, listInspirations, listProcess } from '../content/journal.ts';
import { checkAllOrders } from '../orders/lists/listing.ts';
import { readBuilds } from '../publishing/builds.ts';
import { readSiteVersions } from '../publishing/snapshots.ts';
import { readSettings } from '../settings.ts';
import { listLiveTakes } from '../takes/takes.ts';
import { okFinding, toDoFinding } from './findings.ts';
import { kinds } from './kinds.ts';

/** Names the records that the shop leaves out because it cannot read them (rule 84). */
export async function checkRecords(): Promise<SetupFinding[]> {
  const keys = await findUnreadable(readAll);
  if (keys.length === 0) return [okFinding('The shop can read all of its records.')];
  return [
    toDoFinding(
      `The shop cannot read these records and goes on without them: ${keys.join(', ')}. Write the settings or a page anew, or have them mended from your last backup (docs/backups.md).`,
    ),
  ];
}

function readAll(): Promise<unknown> {
  return settleAll([
    listArtworks(readCurrent),
    listSeries(readCurrent),
    listLiveTakes(),
    checkAllOrders(),
    listContentPages(),
    listDiary(readCurrent),
    listProcess(readCurrent),
    listInspirations(readCurrent),
    readSettings(),
    readSiteVersions(),
    readBuilds(),
    readAccount(),
    readKeyAgain('MAIL_FROM'),
    ...kinds.map(checkAll),
  ]);
}
