import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const project = join(import.meta.dirname, '../..');

// Type checking takes two minutes beside the other projects.
test.describe.configure({ mode: 'parallel', timeout: 400_000 });

// The last one takes longest, so `playwright.config.ts` has it apart.
for (const command of ['lint', 'format:check', 'check', 'unused', 'test:unit']) {
  test(`npm run ${command} passes`, async () => {
    const { code, output } = await runScript(command);
    expect(code, output).toBe(0);
  });
}

function runScript(command: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    // The scripts before them have run before `npm test`.
    const args = ['run', '--ignore-scripts', command];
    const child = execFile('npm', args, { cwd: project }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}
