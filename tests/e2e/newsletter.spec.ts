import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { serviceOfForm } from '#shared/newsletter-form';
import type { ReadCode } from '../../src/admin/settings/newsletter/read-code.ts';
import { actions, usableCodes, unusableCodes } from '../fixtures/newsletter-codes.ts';
import { project } from '../fixtures/start/platform-template.ts';
import { test } from '../fixtures/shop.ts';

type Reader = { reader: { readCode(html: string): ReadCode } };

test('a browser reads the codes of services, and refuses in words what cannot be used (rule 110)', async ({
  page,
}) => {
  const { outputFiles } = await build({
    entryPoints: [`${project}/src/admin/settings/newsletter/read-code.ts`],
    bundle: true,
    format: 'iife',
    globalName: 'reader',
    write: false,
  });
  await page.addScriptTag({ content: outputFiles[0]!.text });
  const read = (html: string) =>
    page.evaluate((code) => (globalThis as unknown as Reader).reader.readCode(code), html);
  for (const [service, code] of Object.entries(usableCodes)) {
    const { form, problem } = await read(code.html);
    expect(problem, service).toBeNull();
    const { email, empty, hidden } = form!;
    expect({ email, empty, hidden: hidden.map(({ name }) => name) }, service).toEqual({
      email: code.email,
      empty: code.empty,
      hidden: code.hidden,
    });
    expect(form!.name, service).toBe('name' in code ? code.name : undefined);
    expect(serviceOfForm(form!), service).toBe(code.joins);
    expect(JSON.stringify(form), service).not.toContain('<');
  }
  for (const [action, stored] of Object.entries(actions)) {
    const attribute = action.replaceAll('"', '&quot;');
    const code = `<form action="${attribute}"><input type="email" name="email"><button>Go</button></form>`;
    expect((await read(code)).form?.action, action).toBe(stored);
  }
  for (const [name, { html, says }] of Object.entries(unusableCodes)) {
    const problem = typeof says === 'string' ? says : expect.stringMatching(says);
    expect(await read(html), name).toEqual({ form: null, problem });
  }
});
