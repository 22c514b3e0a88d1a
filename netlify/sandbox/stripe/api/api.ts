import type { DatabaseSync } from 'node:sqlite';
import type Stripe from 'stripe';
import { inTransaction } from '../../../node/sqlite.ts';
import type { Call, Routes } from '../../http.ts';
import { readAccess, requireSecret } from './access.ts';
import type { Account } from '../account.ts';
import { anyOrigin, toAnswer, toRefusal, toResponse } from './answers.ts';
import type { ApiCall } from '../call/api-call.ts';
import { StripeFailure } from '../call/failure.ts';
import { parseForm } from '../call/params.ts';
import { openAnswers, readKey, type Answers, type StoredAnswer } from './idempotency.ts';
import { publicView } from '../payments/intent-access.ts';
import { operations, publicOperations, type Operation } from './operations.ts';

/** Returns the API's routes under /stripe. Each call is one transaction, its Idempotency-Key in it. */
export function apiRoutes(database: DatabaseSync, account: Account): Routes {
  const answers = openAnswers(database);
  const routes: Routes = {
    'OPTIONS /stripe/v1/payment_intents/:id': allowAnyOrigin,
    'OPTIONS /stripe/v1/payment_intents/:id/confirm': allowAnyOrigin,
  };
  for (const [pattern, operation] of Object.entries(operations)) {
    routes[pattern.replace(' ', ' /stripe')] = async (call) => {
      const fields = await readFields(call.request);
      const work = () => answerCall({ account, answers, operation }, call, fields);
      return toResponse(inTransaction(database, work));
    };
  }
  return routes;
}

function allowAnyOrigin(): Response {
  return new Response(null, { status: 204, headers: anyOrigin });
}

function readFields(request: Request): string | Promise<string> {
  return request.method === 'GET' ? new URL(request.url).search.slice(1) : request.text();
}

type Endpoint = { account: Account; answers: Answers; operation: Operation };

function answerCall(endpoint: Endpoint, { request, params }: Call, fields: string): StoredAnswer {
  try {
    const key = readAccess(request);
    if (!publicOperations.includes(endpoint.operation)) requireSecret(key.access);
    const form = parseForm(new URLSearchParams(fields));
    const call = { account: endpoint.account, id: params['id'] ?? '', form, ...key };
    const keyed = readKey(request, fields);
    return keyed ? answerOnce(endpoint, call, keyed) : run(endpoint.operation, call);
  } catch (error) {
    return refuse(error);
  }
}

/** Returns the first answer to this key. A parameter that is wrong spends no key, as at Stripe. */
function answerOnce(
  { answers, operation }: Endpoint,
  call: ApiCall,
  keyed: { key: string; call: string },
): StoredAnswer {
  const storedAnswer = answers.find(keyed.key, keyed.call);
  if (storedAnswer) return storedAnswer;
  const answer = run(operation, call);
  if (answer.status !== 400 || !answer.body.includes('"param":'))
    answers.keep(keyed.key, keyed.call, answer);
  return answer;
}

function run(operation: Operation, call: ApiCall): StoredAnswer {
  try {
    const object = operation(call);
    if (call.access === 'publishable') return toAnswer(publicView(object as Stripe.PaymentIntent));
    return toAnswer(expandPaths(call.account, { ...object }, call.form['expand']));
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): StoredAnswer {
  if (!(error instanceof StripeFailure)) throw error;
  return toRefusal(error.status, error.body);
}

type Fields = Record<string, unknown>;

/** Replaces the ids at these paths (`latest_charge`, `data.latest_charge`) by what they name. */
function expandPaths(account: Account, object: Fields, paths: unknown): Fields {
  if (!Array.isArray(paths)) return object;
  return paths.reduce<Fields>(
    (expanded, path) => expandPath(account, expanded, String(path).split('.')),
    object,
  );
}

function expandPath(account: Account, object: Fields, [key = '', ...rest]: string[]): Fields {
  const value = object[key];
  if (Array.isArray(value)) {
    return { ...object, [key]: value.map((item) => expandPath(account, item as Fields, rest)) };
  }
  const expanded = typeof value === 'string' ? findAnything(account, value) : value;
  if (!expanded || typeof expanded !== 'object') return object;
  const deeper = rest.length > 0 ? expandPath(account, expanded as Fields, rest) : expanded;
  return { ...object, [key]: deeper };
}

function findAnything(account: Account, id: string): object | null {
  const { charges, paymentIntents, paymentMethods, refunds } = account;
  for (const collection of [charges, paymentIntents, paymentMethods, refunds]) {
    const item = collection.find(id);
    if (item) return item;
  }
  return null;
}
