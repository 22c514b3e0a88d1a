import { setTimeout as delay } from 'node:timers/promises';
import { slowMs, type Faults } from '../faults.ts';
import type { Call, Handler, Routes } from '../http.ts';
import {
  broken,
  deadToken,
  missingObject,
  missingPage,
  overLimit,
  refuse,
  refused,
  usageHeaders,
} from './answers.ts';
import { openFeed, type FeedPost } from './feed.ts';
import { isFresh, readMedium } from './sample-media.ts';
import { describePage, describePost } from './posts.ts';
import { sampleFeed } from './sample-feed.ts';
import { otherInstagramToken, sandboxInstagramToken } from '../keys.ts';

type Options = { base: string; dataDir: string; faults: Faults };
type Asked = { at: string; path: string };

const keptRequests = 10_000;
const usualUsage = 12;
const spentUsage = 90;
/** By the token from which another one was renewed. */
const accounts: Record<string, { user_id: string; username: string }> = {
  [sandboxInstagramToken]: { user_id: '17841400000000000', username: 'atelye.sample' },
  [otherInstagramToken]: { user_id: '17841400000000001', username: 'lot.kont' },
};

/**
 * Opens Instagram's API under /instagram over the feed's file. `state` lists the calls, newest last, and counts those that were not for
 * media.
 */
export function openInstagram({ base, dataDir, faults }: Options) {
  const requests: Asked[] = [];
  let answered = 0;
  const routes: Routes = {
    'GET /instagram/media/:id': failing(faults, ({ request, params }) => {
      note(requests, request);
      return answerMedium({ dataDir, faults }, request, params['id'] ?? '');
    }),
  };
  const calls = apiCalls({ base, faults, readFeed: openFeed(dataDir, sampleFeed) });
  for (const [pattern, handle] of Object.entries(calls)) {
    routes[pattern] = failing(faults, (call) => {
      answered++;
      note(requests, call.request);
      return answerCall(faults, handle, call);
    });
  }
  return { routes, state: () => ({ requests, calls: answered }) };
}

type Api = Pick<Options, 'base' | 'faults'> & { readFeed(): FeedPost[] };

function apiCalls({ base, faults, readFeed }: Api): Record<string, Handler> {
  const isSpent = () => faults.take('instagram', ['budget-spent']) !== null;
  const tell = (body: object) =>
    Response.json(body, { headers: usageHeaders(isSpent() ? spentUsage : usualUsage) });
  const telling = () => ({
    base,
    isWithoutMedia: faults.take('instagram', ['media-missing']) !== null,
  });
  return {
    'GET /instagram/:version/me': ({ request }) => {
      const account = accounts[readToken(tokenOf(request))!.first];
      return tell({ ...account, media_count: readFeed().length });
    },
    'GET /instagram/:version/me/media': ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.has('after') && faults.take('instagram', ['page-missing'])) return missingPage();
      const page = describePage(readFeed(), query, telling());
      return page ? tell(page) : missingPage();
    },
    'GET /instagram/:version/me/subscribed_apps': () => {
      const isSubscribed = faults.take('instagram', ['not-subscribed']) === null;
      return tell({ data: isSubscribed ? [{ subscribed_fields: ['comments'] }] : [] });
    },
    'GET /instagram/refresh_access_token': ({ request }) => {
      const token = readToken(tokenOf(request));
      const renewed = token && renewToken(token);
      if (renewed) return tell({ ...renewed, token_type: 'bearer' });
      return refuse(400, { code: 100, message: 'The token must be at least 24 hours old' });
    },
    'GET /instagram/:version/:id': ({ params }) => {
      const post = readFeed().find(({ id }) => id === params['id']);
      return post ? tell(describePost(post, telling())) : missingObject(params['id'] ?? '');
    },
  };
}

function answerCall(faults: Faults, handle: Handler, call: Call) {
  const fault = faults.take('instagram', ['token-dead', 'refused', 'rate-limit']);
  if (fault === 'token-dead' || !readToken(tokenOf(call.request))) return deadToken();
  if (fault === 'refused') return refused();
  return fault === 'rate-limit' ? overLimit() : handle(call);
}

async function answerMedium(
  { dataDir, faults }: Omit<Options, 'base'>,
  request: Request,
  name: string,
): Promise<Response> {
  const signed = { name, query: new URL(request.url).searchParams };
  if (!isFresh(signed) || faults.take('instagram', ['address-expired'])) {
    return new Response('URL signature expired', { status: 403 });
  }
  return new Response(new Uint8Array(await readMedium(signed, dataDir)));
}

/** Executes a slow call at once and answers late. */
function failing(faults: Faults, handle: Handler): Handler {
  return async (call) => {
    const fault = faults.take('instagram', ['down', 'slow', 'error']);
    if (fault === 'down') return Response.error();
    if (fault === 'error') return broken();
    const answer = await handle(call);
    if (fault === 'slow') await delay(slowMs);
    return answer;
  };
}

function tokenOf(request: Request): string | null {
  return new URL(request.url).searchParams.get('access_token');
}

/** Removes the secrets of the address. */
function note(requests: Asked[], request: Request): void {
  const { pathname } = new URL(request.url);
  requests.push({ at: new Date().toISOString(), path: pathname.replace('/instagram', '') });
  requests.splice(0, requests.length - keptRequests);
}

const lifetimeMs = 60 * 24 * 60 * 60 * 1000;
const youngestMs = 24 * 60 * 60 * 1000;

/** `first`: the token from which this one was renewed. `issued` in ms since 1970: that of a first one was long ago. */
type Token = { first: string; issued: number };

/** Returns null for an invalid token. */
function readToken(token: string | null): Token | null {
  const first = Object.keys(accounts).find((known) => token?.startsWith(known));
  if (!token || !first) return null;
  if (token === first) return { first, issued: Date.now() - youngestMs - 1 };
  const issued = parseInt(token.slice(first.length + 1), 36);
  return Date.now() - issued < lifetimeMs ? { first, issued } : null;
}

/** Returns a new token and its life in seconds; null if the old one is younger than a day. */
function renewToken({ first, issued }: Token): { access_token: string; expires_in: number } | null {
  if (Date.now() - issued < youngestMs) return null;
  return {
    access_token: `${first}-${Date.now().toString(36)}`,
    expires_in: lifetimeMs / 1000,
  };
}
