import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { withoutSecrets } from '../../src/form/values.ts';
import { project } from '../fixtures/start/platform-template.ts';

test('no draft keeps a password', () => {
  const typed = { recipient: 'Ana', password: 'secret words' };
  expect(withoutSecrets(typed, ['password'])).toEqual({ recipient: 'Ana' });
});

test('a form with a draft names its field for a password as a secret', () => {
  const forms = globSync('src/**/*.tsx', { cwd: project })
    .map((file) => [file, readFileSync(join(project, file), 'utf8')] as const)
    .filter(
      ([, text]) => /^ +draft: /m.test(text) && /type: 'password'|passwordField\(/.test(text),
    );
  expect(forms.length).toBeGreaterThan(0);
  for (const [file, text] of forms) expect(text, file).toMatch(/^ +secrets: \['password'\]/m);
});
