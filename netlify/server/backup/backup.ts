import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeLines } from '../../use-cases/backup/lines.ts';
import { backupNoteKey, newBackupNote } from '../../use-cases/backup/note.ts';
import { writeArchive } from './archive.ts';
import { openStores } from './stores.ts';

const project = resolve(import.meta.dirname, '../../..');
const today = new Date().toISOString().slice(0, 10);
const file = process.argv[2] ?? `atelye-${today}.jsonl.gz`;

const { place, stores, close } = await openStores(project);
try {
  const records = await writeArchive(
    file,
    writeLines((name) => stores.get(name)!, null),
  );
  console.log(`${records} records of ${place} are in ${file}. Keep it safe: it names your buyers.`);
  await recordBackup(records);
} catch (error) {
  console.error(`No backup was made: ${reasonOf(error)}`);
  process.exitCode = 1;
}
await close();

/** Stores the note for the reminder on the dashboard. */
async function recordBackup(records: number): Promise<void> {
  const note = newBackupNote({ records, bytes: statSync(file).size });
  try {
    await stores.get('shop')!.setJSON(backupNoteKey, note);
  } catch (error) {
    console.error(`The dashboard does not know of this backup: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}
