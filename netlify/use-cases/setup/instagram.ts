import type { SetupFinding } from '#shared/setup';
import { InstagramError } from '../../ports/instagram-answer.ts';
import { countPosts, isSubscribed } from '../../ports/instagram.ts';
import { isConnected, readToken, tokenDaysLeft } from '../instagram/token.ts';
import { adviseOn } from '../instagram/trouble.ts';
import { note, ok, toDo, unknown } from './findings.ts';

const fewDays = 10;
const byTheOwner = ['token', 'refused'];

/** Tries the token, and looks whether Instagram tells the shop of new posts. */
export async function checkInstagram(): Promise<SetupFinding[]> {
  if (!isConnected()) {
    return [
      note(
        'Instagram is not connected: set INSTAGRAM_ACCESS_TOKEN if your posts should come into the shop.',
      ),
    ];
  }
  const token = await readToken();
  const [problem, isTold, daysLeft] = await Promise.all([
    findProblem(token),
    isSubscribed(token).catch(() => null),
    tokenDaysLeft(),
  ]);
  if (problem) return [describeProblem(problem)];
  return [judgeDays(daysLeft), judgeSubscription(isTold)];
}

async function findProblem(token: string): Promise<InstagramError | null> {
  try {
    await countPosts(token);
    return null;
  } catch (error) {
    if (error instanceof InstagramError) return error;
    throw error;
  }
}

function describeProblem({ problem }: InstagramError): SetupFinding {
  const { message, advice } = adviseOn(problem);
  if (byTheOwner.includes(problem)) return toDo(`${message} ${advice}`);
  return unknown(`${message} Check again later.`);
}

/** What is to be said of a valid token; null days before the first renewal. */
export function judgeDays(daysLeft: number | null): SetupFinding {
  if (daysLeft === null) return ok('Instagram accepts the token. The shop renews it within a day.');
  const days = `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`;
  if (daysLeft >= fewDays) {
    return ok(
      `Instagram accepts the token. It has ${days} left, and the shop renews it each week.`,
    );
  }
  return toDo(
    `The token ends in ${days} and was not renewed: make a new one in Meta’s App Dashboard (Instagram, Generate token), set it as INSTAGRAM_ACCESS_TOKEN and deploy.`,
  );
}

function judgeSubscription(isTold: boolean | null): SetupFinding {
  if (isTold === null)
    return unknown('Instagram did not say whether it tells the shop of new posts.');
  if (isTold) return ok('Instagram tells the shop when something happens in your account.');
  return toDo(
    'Instagram does not tell the shop of anything, so new posts wait for the next sync: subscribe your account with one call of POST /me/subscribed_apps (docs/instagram.md, step 4).',
  );
}
