import type { DatabaseSync } from 'node:sqlite';

export type Collection<Item extends { id: string }> = {
  find(id: string): Item | null;
  save(item: Item): Item;
  /** Newest first. */
  all(): Generator<Item>;
};

/** Opens the stored objects of one kind. */
export function openCollection<Item extends { id: string }>(
  database: DatabaseSync,
  kind: string,
): Collection<Item> {
  const select = database.prepare('SELECT json FROM objects WHERE id = ? AND kind = ?');
  const upsert = database.prepare(`INSERT INTO objects (id, kind, json) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET json = excluded.json`);
  const newestFirst = database.prepare(
    'SELECT json FROM objects WHERE kind = ? ORDER BY number DESC',
  );
  return {
    find(id) {
      const row = select.get(id, kind);
      return row ? parse<Item>(row) : null;
    },
    save(item) {
      upsert.run(item.id, kind, JSON.stringify(item));
      return item;
    },
    *all() {
      for (const row of newestFirst.all(kind)) yield parse<Item>(row);
    },
  };
}

function parse<Item>(row: Record<string, unknown>): Item {
  return JSON.parse(String(row['json'])) as Item;
}
