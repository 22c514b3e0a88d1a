import type { SyncTrouble } from '#shared/instagram';
import { UnavailableError } from '../../errors.ts';
import { InstagramError, type InstagramProblem } from '../../ports/instagram/answer.ts';
import type { StoredTrouble } from './sync-record.ts';

const minuteMs = 60_000;
const firstPauseMs = 5 * minuteMs;
const longestPauseMs = 6 * 60 * minuteMs;
/** A trouble that passes by itself has passed by then. */
const lastingMs = 3 * 24 * 60 * minuteMs;

/** The hashtag of the settings cannot be read (rule 84). */
export class UnknownTagError extends Error {}

/** `shop`: the store does not answer; `fault`: an error of the shop's own code; `settings`: they cannot be read. */
type SyncProblem = InstagramProblem | 'shop' | 'fault' | 'settings';
type TroubleText = Pick<SyncTrouble, 'message' | 'advice'>;

const byItself =
  'There is nothing to do: the shop tries again by itself. Your site stays as it is.';
const lasting =
  'The shop goes on trying, but this has lasted for three days or more. See whether Instagram itself shows your posts, and at Meta ' +
  'whether the account or the app has a warning. If nothing is wrong there, show this to the person who set up the shop.';
const partMissing: TroubleText = {
  message: 'Instagram could not find the next page of your posts, or one of them.',
  advice: byItself,
};
const troubleTexts: Record<SyncProblem | 'ending', TroubleText> = {
  token: {
    message: 'Instagram no longer accepts the shop’s key to your posts (‘access token’).',
    advice:
      'It has run out, or the password of the account was changed. Make a new one at Meta (‘Instagram’, ‘Generate token’) ' +
      'and paste it in Setup. Your site stays as it is until then.',
  },
  limit: {
    message: 'Instagram asks the shop to pause.',
    advice: 'There is nothing to do: the sync goes on by itself after the pause.',
  },
  unavailable: { message: 'Instagram is down or cannot be reached.', advice: byItself },
  slow: { message: 'Instagram takes too long to answer.', advice: byItself },
  odd: { message: 'Instagram’s answers cannot be read.', advice: byItself },
  page: partMissing,
  missing: partMissing,
  refused: {
    message: 'Instagram refuses to show the posts.',
    advice:
      'Check at Meta that the account is a professional one, that the app is active, and that the key to your posts (‘access ' +
      'token’) has the permission ‘instagram_business_basic’. Then press ‘Sync Now’ under Instagram Settings. If that is refused ' +
      'too, make a new key at Meta (‘Instagram’, ‘Generate token’) and paste it in Setup.',
  },
  ending: {
    message: 'The shop’s access to Instagram ends soon.',
    advice:
      'The shop renews its key to your posts (‘access token’) every week, and Instagram has refused that for weeks. Make a ' +
      'new one at Meta (‘Instagram’, ‘Generate token’) and paste it in Setup. Without it no new posts come into the shop.',
  },
  shop: { message: 'The shop’s own store does not answer.', advice: byItself },
  settings: {
    message: 'The shop cannot read its Instagram Settings.',
    advice:
      'Type the hashtag of your artworks there, save, and press ‘Sync Now’. Your site stays as it is until then.',
  },
  fault: { message: 'The shop failed while it read your posts.', advice: byItself },
};

/** Counts a failure and sets the time of the next try. `origin`: of the token that was used. A trouble begins with its first failure, of whatever kind. */
export function troubleOf(
  error: unknown,
  before: StoredTrouble | null,
  origin: string,
): StoredTrouble {
  const problem = problemOf(error);
  const failures = before?.problem === problem ? before.failures + 1 : 1;
  const retryAt = isForPainter(problem) ? null : retryOf(error, failures);
  const since = before?.origin === origin ? before.since : new Date().toISOString();
  return { problem, since, failures, retryAt, origin };
}

export function describeTrouble(trouble: StoredTrouble): SyncTrouble {
  const { problem, since, retryAt } = trouble;
  const { message, advice } = troubleAdvice(problem);
  return { message, advice: isLasting(trouble) ? lasting : advice, since, retryAt };
}

export function troubleAdvice(problem: string): TroubleText {
  return troubleTexts[problem as SyncProblem] ?? troubleTexts.fault;
}

/** Returns whether only the painter can end a problem: it is told at once, and not tried again. */
export function isForPainter(problem: string): boolean {
  return problem === 'token' || problem === 'refused';
}

/** Returns whether a trouble that should pass by itself has lasted for three days. */
export function isLasting({ problem, since }: StoredTrouble): boolean {
  return !isForPainter(problem) && Date.now() - Date.parse(since) >= lastingMs;
}

function problemOf(error: unknown): SyncProblem {
  if (error instanceof InstagramError) return error.problem;
  if (error instanceof UnknownTagError) return 'settings';
  return error instanceof UnavailableError ? 'shop' : 'fault';
}

/** Returns the time of the next try, after five minutes to six hours; Instagram's own time counts first. */
function retryOf(error: unknown, failures: number): string {
  const retryAt = error instanceof InstagramError ? error.retryAt : null;
  const pauseMs = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  return retryAt ?? new Date(Date.now() + pauseMs).toISOString();
}
