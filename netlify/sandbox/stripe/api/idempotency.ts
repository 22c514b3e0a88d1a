import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { StripeFailure } from '../call/failure.ts';

export type StoredAnswer = { status: number; body: string };

/** Opens the answers that were given under an Idempotency-Key. */
export function openAnswers(database: DatabaseSync) {
  const find = database.prepare('SELECT request, status, body FROM answers WHERE key = ?');
  const insert = database.prepare(
    'INSERT OR IGNORE INTO answers (key, request, status, body) VALUES (?, ?, ?, ?)',
  );
  return {
    /** Returns the first answer to the same call. Throws Stripe's 400 if the key was used for another one. */
    find(key: string, call: string): StoredAnswer | null {
      const row = find.get(key);
      if (!row) return null;
      if (row['request'] !== digest(call)) throw keyInUse(key);
      return { status: Number(row['status']), body: String(row['body']) };
    },
    /** Keeps the answer for the key unless it has one. */
    keep(key: string, call: string, answer: StoredAnswer): void {
      insert.run(key, digest(call), answer.status, answer.body);
    },
  };
}

export type Answers = ReturnType<typeof openAnswers>;

/** Returns the key and its call; null without a key. `fields`: the body. */
export function readKey(request: Request, fields: string): { key: string; call: string } | null {
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
  return key ? { key, call: `${request.method} ${request.url} ${fields}` } : null;
}

function digest(call: string): string {
  return createHash('sha256').update(call).digest('hex');
}

function keyInUse(key: string): StripeFailure {
  return new StripeFailure(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first ' +
      `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
