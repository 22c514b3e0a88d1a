import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import type { Calls } from '#shared/calls/call';
import { project } from '../fixtures/start/platform-template.ts';

const functions = join(project, 'netlify/functions');
const calls = join(project, 'src/shared/calls');

/** Netlify parses `config` and does not run it, so it is a literal, which no type can make complete. */
test('the config of a function names each path of its table, and no other', async () => {
  const tables = new Map<string, Calls>();
  for (const file of readdirSync(calls))
    for (const [name, table] of Object.entries((await import(join(calls, file))) as object))
      tables.set(name, table as Calls);
  for (const file of readdirSync(functions)) {
    const source = readFileSync(join(functions, file), 'utf8');
    const [, name] = /\w+Endpoint\(\s*(\w+),/.exec(source) ?? [];
    if (!name) continue;
    const paths = new Set(Object.keys(tables.get(name) ?? {}).map((call) => call.split(' ')[1]));
    const [, config = ''] = /export const config[^=]*= (\{[^]*?\});/.exec(source) ?? [];
    const named = [...config.matchAll(/'(\/[^']+)'/g)].map(([, path]) => path);
    expect(
      named.sort(),
      `netlify/functions/${file}: add each path of ${name} to its config`,
    ).toEqual([...paths].sort());
  }
});

/** Parts of films, pictures, the state of a question, and that a test mail came. */
const unlogged = [
  'PUT /api/admin/films/files/:film',
  'POST /api/admin/films/files/:film',
  'PATCH /api/admin/opening',
  'PATCH /api/admin/questions/:id',
  'POST /api/admin/uploads',
];

test('a call of the administrator that changes something says who made it, for the activity log', () => {
  const silent = readdirSync(functions).flatMap((file) => {
    const source = readFileSync(join(functions, file), 'utf8');
    const [, deciding = ''] = /adminEndpoint\(([^]*?)^\}\);/m.exec(source) ?? [];
    return deciding
      .split(/^ {2}(?=')/m)
      .filter((one) => /^'(?!GET )/.test(one) && !/\beditor\b|\(call\)/.test(one))
      .map((one) => one.split("'")[1]);
  });
  expect(silent, 'give its use case the editor, who goes to recordActivity').toEqual(unlogged);
});
