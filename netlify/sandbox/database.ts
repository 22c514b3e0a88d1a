import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../node/sqlite.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS objects (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, json TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS objects_by_kind ON objects (kind, number DESC);
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY, request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS deliveries (
    number INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, type TEXT NOT NULL, intent TEXT,
    status TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL, delivered INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (status, due);
  CREATE TABLE IF NOT EXISTS mails (
    number INTEGER PRIMARY KEY AUTOINCREMENT, received TEXT NOT NULL, source TEXT NOT NULL
  ) STRICT;
`;

/** Opens the sandbox's state: one SQLite file, which survives a restart and a `kill -9`, or memory without a folder. */
export function openDatabase(dataDir: string | null): DatabaseSync {
  const database = openSqlite(dataDir, 'sandbox.sqlite');
  database.exec(schema);
  return database;
}
