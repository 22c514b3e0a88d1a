import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens a file of a folder; without a folder the database is in memory and ends with its process. */
export function openSqlite(folder: string | null, file: string): DatabaseSync {
  if (folder) mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(folder ? join(folder, file) : ':memory:', { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  return database;
}

/** Rolls back if `work` throws. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
