import type { SyncTrouble } from '#shared/instagram';
import { InstagramError } from '../../ports/instagram/answer.ts';
import type { StoredTrouble } from './sync-record.ts';

const minuteMs = 60_000;
const firstPauseMs = 5 * minuteMs;
const longestPauseMs = 6 * 60 * minuteMs;

const byItself =
  'There is nothing to do: the shop tries again by itself. Your site stays as it is.';
const troubleTexts: Record<string, Pick<SyncTrouble, 'message' | 'advice'>> = {
  token: {
    message: 'Instagram no longer accepts the shop’s key to your posts (‘access token’).',
    advice:
      'It has run out, or the password of the account was changed. Make a new one at Meta (‘Instagram’, ‘Generate token’) ' +
      'and paste it in Setup. Your site stays as it is until then.',
  },
  limit: {
    message: 'Instagram asks the shop to pause, because it was asked too often.',
    advice: 'There is nothing to do: the sync goes on by itself after the pause.',
  },
  unavailable: { message: 'Instagram is down or cannot be reached.', advice: byItself },
  slow: { message: 'Instagram takes too long to answer.', advice: byItself },
  page: { message: 'Instagram could not find the next page of your posts.', advice: byItself },
  refused: {
    message: 'Instagram refuses to show the posts.',
    advice:
      'Check at Meta that the account is a professional one and that the key to your posts (‘access token’) has the ' +
      'permission ‘instagram_business_basic’.',
  },
  ending: {
    message: 'The shop’s access to Instagram ends soon.',
    advice:
      'The shop renews its key to your posts (‘access token’) every week, and Instagram has refused that for weeks. Make a ' +
      'new one at Meta (‘Instagram’, ‘Generate token’) and paste it in Setup. Without it no new posts come into the shop.',
  },
  shop: { message: 'The shop’s own store does not answer.', advice: byItself },
};

/** Counts a failure and sets the time of the next try. `origin`: of the token that was used. */
export function troubleOf(
  error: unknown,
  before: StoredTrouble | null,
  origin: string,
): StoredTrouble {
  const problem = error instanceof InstagramError ? error.problem : 'shop';
  const isSame = before?.problem === problem;
  const failures = isSame ? before.failures + 1 : 1;
  const retryAt = retryOf(error, failures);
  const since = isSame ? before.since : new Date().toISOString();
  return { problem, since, failures, retryAt, origin };
}

export function describeTrouble({ problem, since, retryAt }: StoredTrouble): SyncTrouble {
  return { ...troubleAdvice(problem), since, retryAt };
}

export function troubleAdvice(problem: string): Pick<SyncTrouble, 'message' | 'advice'> {
  return troubleTexts[problem] ?? troubleTexts['shop']!;
}

/** Intervals grow from five minutes to six hours; Instagram's own time counts first; a dead token is not retried. */
function retryOf(error: unknown, failures: number): string | null {
  const { problem, retryAt } =
    error instanceof InstagramError ? error : { problem: 'shop', retryAt: null };
  if (problem === 'token' || problem === 'refused') return null;
  const pauseMs = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  return retryAt ?? new Date(Date.now() + pauseMs).toISOString();
}
