import { test } from 'node:test';
import { expect } from '@playwright/test';
import { describeBackup, isBackupDue } from '#shared/admin/backup';

const now = Date.parse('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 24 * 3600_000).toISOString();
const orderOf = (days: number) => ({ createdAt: daysAgo(days) });
const noteOf = (days: number) => ({ at: daysAgo(days), records: 64, bytes: 300_000 });

test('a backup is due after 30 days with orders since, or with orders and no backup', () => {
  expect(isBackupDue(null, [], now)).toBe(false);
  expect(isBackupDue(null, [orderOf(0)], now)).toBe(true);
  expect(isBackupDue(noteOf(29), [orderOf(1)], now)).toBe(false);
  expect(isBackupDue(noteOf(31), [orderOf(1), orderOf(40)], now)).toBe(true);
  expect(isBackupDue(noteOf(31), [orderOf(32)], now)).toBe(false);
  expect(isBackupDue(noteOf(31), [], now)).toBe(false);
});

test('a backup is described by its records and its size', () => {
  expect(describeBackup({ records: 1, bytes: 400 })).toBe('1 record, 1 kB');
  expect(describeBackup({ records: 12_064, bytes: 3_240_000 })).toBe('12,064 records, 3.2 MB');
});
