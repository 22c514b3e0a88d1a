import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { backupBudget } from '../budgets.ts';
import type { Section } from '../section.ts';

/** Of all parts together, and of the slowest and the largest one. */
export type BackupFigures = {
  records: number;
  parts: number;
  calls: number;
  inRow: number;
  seconds: number;
  slowestPart: number;
  largestPart: number;
};

/** Measures the administrator's backup of 10,000 artworks and orders, 40 pictures and a film, at 80 ms a call. */
export async function measureBackup(): Promise<Section> {
  const script = join(import.meta.dirname, 'backup-process.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  const { slowestPart, largestPart, ...all } = JSON.parse(stdout) as BackupFigures;
  const { seconds, partSeconds, partBytes } = backupBudget;
  const broken = [
    ...(all.seconds > seconds ? [`${all.seconds.toFixed(1)} s, at most ${seconds}`] : []),
    ...(slowestPart > partSeconds
      ? [`a part took ${slowestPart.toFixed(1)} s, at most ${partSeconds}`]
      : []),
    ...(largestPart > partBytes ? [`a part has ${largestPart} bytes, at most ${partBytes}`] : []),
  ];
  return {
    title: 'The backup of the administration: calls to Blobs, seconds, bytes',
    rows: [{ ...all, slowestPart, largestPart }],
    broken: broken.map((words) => `Backup: ${words}`),
  };
}
