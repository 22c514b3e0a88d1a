import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm, type FormOptions } from '../../src/form/use-form.ts';
import { project } from '../fixtures/start/platform-template.ts';

const kept = new Map<string, string>();
const { window } = globalThis;

beforeEach(() => {
  kept.clear();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage } });
});
afterEach(() => void Object.assign(globalThis, { window }));

const stored = { recipient: '', password: '' };
const options: FormOptions<typeof stored, object> = {
  stored,
  draft: 'unsaved-bank',
  secrets: ['password'],
  check: (input) => ({ input, errors: null }),
  send: () => Promise.resolve(null),
};

test('no draft keeps a password, and a password alone is no draft', () => {
  type({ password: 'secret words' });
  expect([...kept]).toEqual([]);
  type({ recipient: 'Ana', password: 'secret words' });
  expect(JSON.parse(kept.get('unsaved-bank')!)).toMatchObject({ typed: { recipient: 'Ana' } });
  expect(JSON.stringify([...kept])).not.toContain('secret words');
});

test('a form with a draft names its field for a password as a secret', () => {
  const forms = globSync('src/**/*.tsx', { cwd: project })
    .map((file) => [file, readFileSync(join(project, file), 'utf8')] as const)
    .filter(([, text]) => /^ +draft: /m.test(text) && text.includes("type: 'password'"));
  expect(forms.length).toBeGreaterThan(0);
  for (const [file, text] of forms) expect(text, file).toMatch(/^ +secrets: \['password'\]/m);
});

/** Its first rendering types into the form, as its fields do. */
function type(typed: Partial<typeof stored>): void {
  function BankForm() {
    const form = useForm(options);
    const [hasTyped, setTyped] = useState(false);
    if (!hasTyped) {
      setTyped(true);
      form.change(typed);
    }
    return null;
  }
  renderToString(createElement(BankForm));
}
