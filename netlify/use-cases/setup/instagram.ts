import { keysOfCheck, type SetupFinding } from '#shared/admin/setup';
import { fewTokenDays } from '#shared/instagram';
import { InstagramError } from '../../ports/instagram/answer.ts';
import { readAccount, isAccountSubscribed } from '../../ports/instagram/graph.ts';
import { readKeys, type Keys } from '../../ports/keys.ts';
import { readInstagramToken, tokenDaysLeft } from '../instagram/token.ts';
import { isForPainter, troubleAdvice } from '../instagram/sync-trouble.ts';
import { noteFinding, okFinding, requireGood, toDoFinding, unknownFinding } from './findings.ts';
import type { Service } from './paste.ts';

const names = keysOfCheck.instagram!;
const shortestToken = 20;

export async function checkInstagram(): Promise<SetupFinding[]> {
  const keys = await readKeys(names);
  if (!keys.INSTAGRAM_ACCESS_TOKEN) {
    return [
      noteFinding(
        'Instagram is not connected: with it your posts come into the shop, which opens without them, too.',
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
  return [judgeDays(daysLeft), judgeSubscription(isTold, keys), ...judgeVerifyToken(keys)];
}

export const instagramService: Service = {
  title: 'Tokens of Instagram',
  names,
  async accept(keys) {
    const { INSTAGRAM_ACCESS_TOKEN: token } = keys;
    const problem = token ? await findProblem(token) : null;
    requireGood([...(problem ? [describeProblem(problem)] : []), ...judgeVerifyToken(keys)]);
  },
};

/** Judges the token's length: a build at Netlify fails when a secret variable's value stands in the repository, and short ones do. */
function judgeVerifyToken({ INSTAGRAM_VERIFY_TOKEN: token }: Keys): SetupFinding[] {
  if (!token || token.length >= shortestToken) return [];
  return [
    toDoFinding(
      `The password for Meta’s messages (‘Verify token’) has only ${token.length} characters: choose ${shortestToken} random ones or more.`,
    ),
  ];
}

async function findProblem(token: string): Promise<InstagramError | null> {
  try {
    await readAccount(token);
    return null;
  } catch (error) {
    if (error instanceof InstagramError) return error;
    throw error;
  }
}

function describeProblem({ problem }: InstagramError): SetupFinding {
  const { message, advice } = troubleAdvice(problem);
  if (isForPainter(problem)) return toDoFinding(`${message} ${advice}`);
  return unknownFinding(`${message} Check again later.`);
}

export function judgeDays(daysLeft: number | null): SetupFinding {
  if (daysLeft === null)
    return okFinding(
      'Instagram accepts the key (‘access token’). The shop renews it within a day.',
    );
  const days = `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`;
  if (daysLeft > fewTokenDays) {
    return okFinding(
      `Instagram accepts the key (‘access token’). It has ${days} left, and the shop renews it each week.`,
    );
  }
  return toDoFinding(
    `The key to your posts ends in ${days} and was not renewed: make a new one at Meta (‘Instagram’, ‘Generate token’) and paste it here.`,
  );
}

/** Judges the webhook. Most owners leave it out: only an owner with both of its secrets wants one. */
function judgeSubscription(isTold: boolean | null, keys: Keys): SetupFinding {
  if (!keys.INSTAGRAM_APP_SECRET || !keys.INSTAGRAM_VERIFY_TOKEN) {
    return noteFinding('New posts come with the clock, as often as the Instagram screen says.');
  }
  if (isTold === null)
    return unknownFinding('Instagram did not say whether it tells the shop of new posts.');
  if (isTold) return okFinding('Instagram tells the shop when something happens in your account.');
  return toDoFinding(
    'Instagram does not tell the shop of anything, so new posts wait for the next sync: subscribe your account, which takes a person who knows computers (docs/instagram.md, step 4).',
  );
}
