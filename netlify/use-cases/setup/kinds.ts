import { revokedSessions } from '../../account.ts';
import type { Kind } from '../../ports/blobs/readable.ts';
import { restorings } from '../../ports/blobs/restoring.ts';
import { linkPlaces, links } from '../account/link-record.ts';
import { activities } from '../admin/activity.ts';
import { latestFailures } from '../admin/failed-logins.ts';
import { loginAttempts } from '../admin/login-throttle.ts';
import { creations } from '../artworks/creation-record.ts';
import { backupNotes } from '../backup/note.ts';
import { transferPlaces } from '../orders/transfer/transfer-places.ts';
import { orderPlaces } from '../checkout/waiting-places.ts';
import { dueKeys } from '../due.ts';
import { filmUploads } from '../films/uploads.ts';
import { instagramAlarms } from '../instagram/alarm.ts';
import { postRecords } from '../instagram/post-record.ts';
import { syncRecords } from '../instagram/sync-record.ts';
import { instagramSettings } from '../instagram/sync-settings.ts';
import { testMails } from '../mail/arrival.ts';
import { refusals } from '../mail/deliver.ts';
import { mailPlaces } from '../order-mails/mail-places.ts';
import { waitingMails } from '../order-mails/waiting-mails.ts';
import { certificateNumbers, certificates } from '../orders/changes/certificates.ts';
import { markedOrders } from '../orders/lists/waiting.ts';
import { confirmedInboxes } from '../orders/transfer/confirmed-inboxes.ts';
import { publishingAlarms } from '../publishing/alarm.ts';
import { questionPlaces } from '../questions/places.ts';
import { storedQuestions } from '../questions/records.ts';
import { markedQuestions } from '../questions/waiting.ts';
import { lockResults } from '../selling.ts';
import { formats, seeding } from '../store-format.ts';
import { openingNotes } from './opening-notes.ts';
import { storeChecks } from './store.ts';
import { stripeEvents } from './stripe/events.ts';
import { exclusiveRuns } from './stripe/run-exclusively.ts';

/** The records that no list of `readAll` has. */
export const kinds: Kind[] = [
  activities,
  backupNotes,
  certificateNumbers,
  certificates,
  confirmedInboxes,
  creations,
  dueKeys,
  exclusiveRuns,
  filmUploads,
  formats,
  instagramAlarms,
  instagramSettings,
  latestFailures,
  linkPlaces,
  links,
  lockResults,
  loginAttempts,
  mailPlaces,
  markedOrders,
  markedQuestions,
  openingNotes,
  orderPlaces,
  postRecords,
  publishingAlarms,
  questionPlaces,
  storedQuestions,
  refusals,
  restorings,
  revokedSessions,
  seeding,
  storeChecks,
  stripeEvents,
  syncRecords,
  testMails,
  transferPlaces,
  waitingMails,
];
