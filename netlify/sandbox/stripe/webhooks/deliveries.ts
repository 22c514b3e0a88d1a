import type { DatabaseSync } from 'node:sqlite';

export type Delivery = {
  number: number;
  event: string;
  type: string;
  intent: string | null;
  /** `held` waits until a later event has overtaken it; `dropped` is never sent. */
  status: 'pending' | 'held' | 'delivered' | 'dropped';
  attempts: number;
  /** When to try (again), in milliseconds since 1970. */
  due: number;
  delivered: number | null;
};
type NewDelivery = Pick<Delivery, 'event' | 'type' | 'intent' | 'status' | 'due'>;

/** Opens the outbox of webhooks. */
export function openDeliveries(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO deliveries (event, type, intent, status, due) VALUES (?, ?, ?, ?, ?)',
  );
  const waiting = database.prepare(
    `SELECT * FROM deliveries WHERE status IN ('pending', 'held') ORDER BY due, number`,
  );
  const everything = database.prepare('SELECT * FROM deliveries ORDER BY number');
  const succeed = database.prepare(
    `UPDATE deliveries SET status = 'delivered', attempts = attempts + 1, delivered = ? WHERE number = ?`,
  );
  const fail = database.prepare(
    'UPDATE deliveries SET attempts = attempts + 1, due = ? WHERE number = ?',
  );
  const release = database.prepare(
    `UPDATE deliveries SET status = 'pending', due = ? WHERE status = 'held' AND number < ?`,
  );
  const held = database.prepare(`SELECT 1 FROM deliveries WHERE status = 'held'`);
  return {
    isHolding: () => held.get() !== undefined,
    add: ({ event, type, intent, status, due }: NewDelivery) =>
      void insert.run(event, type, intent, status, due),
    waiting: () => waiting.all() as unknown as Delivery[],
    all: () => everything.all() as unknown as Delivery[],
    succeed: (number: number) => void succeed.run(Date.now(), number),
    retry: (number: number, due: number) => void fail.run(due, number),
    /** Releases what waited for this later one. */
    releaseBefore: (number: number) => void release.run(Date.now(), number),
  };
}

export type Deliveries = ReturnType<typeof openDeliveries>;
