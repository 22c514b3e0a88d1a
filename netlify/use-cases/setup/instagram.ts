import type { SetupFinding } from '#shared/admin/setup';
import { InstagramError } from '../../ports/instagram/answer.ts';
import { countPosts, isAccountSubscribed } from '../../ports/instagram/graph.ts';
import { isInstagramConnected, readInstagramToken, tokenDaysLeft } from '../instagram/token.ts';
import { troubleAdvice } from '../instagram/sync-trouble.ts';
import { noteFinding, okFinding, toDoFinding, unknownFinding } from './findings.ts';

const fewDays = 10;
const byTheOwner = ['token', 'refused'];

export async function checkInstagram(): Promise<SetupFinding[]> {
  if (!isInstagramConnected()) {
    return [
      noteFinding(
        'Instagram is not connected: set INSTAGRAM_ACCESS_TOKEN if your posts should come into the shop.',
      ),
    ];
  }
  const token = await readInstagramToken();
  const [problem, isTold, daysLeft] = await Promise.all([
    findProblem(token),
    isAccountSubscribed(token).catch(() => null),
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
  const { message, advice } = troubleAdvice(problem);
  if (byTheOwner.includes(problem)) return toDoFinding(`${message} ${advice}`);
  return unknownFinding(`${message} Check again later.`);
}

export function judgeDays(daysLeft: number | null): SetupFinding {
  if (daysLeft === null)
    return okFinding('Instagram accepts the token. The shop renews it within a day.');
  const days = `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`;
  if (daysLeft >= fewDays) {
    return okFinding(
      `Instagram accepts the token. It has ${days} left, and the shop renews it each week.`,
    );
  }
  return toDoFinding(
    `The token ends in ${days} and was not renewed: make a new one in Meta’s App Dashboard (Instagram, Generate token), set it as INSTAGRAM_ACCESS_TOKEN and deploy.`,
  );
}

function judgeSubscription(isTold: boolean | null): SetupFinding {
  if (isTold === null)
    return unknownFinding('Instagram did not say whether it tells the shop of new posts.');
  if (isTold) return okFinding('Instagram tells the shop when something happens in your account.');
  return toDoFinding(
    'Instagram does not tell the shop of anything, so new posts wait for the next sync: subscribe your account with one call of POST /me/subscribed_apps (docs/instagram.md, step 4).',
  );
}
