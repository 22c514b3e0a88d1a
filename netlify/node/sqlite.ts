import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens a file of a folder; without a folder the database is in memory and ends with its process. A durable one waits for the disk at each
 * commit: in WAL mode NORMAL loses the last commits at a power cut (sqlite.org/pragma.html#pragma_synchronous).
 */
export function openSqlite(folder: string | null, file: string, isDurable = false): DatabaseSync {
  if (folder) mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(folder ? join(folder, file) : ':memory:', { timeout: 5000 });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${isDurable ? 'FULL' : 'NORMAL'}`);
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
    // SQLite rolls back by itself when the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
