import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { project } from '../fixtures/start/platform-template.ts';

const script = join(project, 'netlify/server/production/machine/backup.sh');
const old = Array.from({ length: 33 }, (_, day) => `atelye-2020-01-${day + 10}.jsonl.gz`);

test('the nightly backup of an own server keeps the newest 30 files, and an unfinished one removes none', () => {
  const home = mkdtempSync(join(tmpdir(), 'backups-'));
  const BACKUPS = join(home, 'backups');
  const run = (backup: string) => {
    writeFileSync(join(home, 'node_modules/.bin/node'), `#!/bin/sh\n${backup}\n`, { mode: 0o755 });
    execFileSync('sh', [script], { cwd: home, env: { ...process.env, BACKUPS }, stdio: 'ignore' });
  };
  try {
    mkdirSync(join(home, 'node_modules/.bin'), { recursive: true });
    mkdirSync(BACKUPS);
    for (const name of [...old, 'notes.txt']) writeFileSync(join(BACKUPS, name), '');
    expect(() => run('exit 1')).toThrow();
    expect(readdirSync(BACKUPS)).toHaveLength(34);
    run('touch "$2"');
    const [newest, ...others] = readdirSync(BACKUPS).toSorted().reverse().slice(1);
    expect(newest).toMatch(/^atelye-\d{4}-\d\d-\d\dT\d{6}\.jsonl\.gz$/);
    expect(others.toReversed()).toEqual(old.slice(-29));
  } finally {
    rmSync(home, { recursive: true });
  }
});
