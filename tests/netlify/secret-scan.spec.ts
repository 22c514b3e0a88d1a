import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { project } from '../fixtures/start/platform-template.ts';
import { runNetlifyBuild } from './netlify-build.ts';

const name = 'INSTAGRAM_VERIFY_TOKEN';
const searched = ['src', 'docs', '.env.example'];

let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atelye-secrets-'));
  for (const path of searched) cpSync(join(project, path), join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'netlify.toml'), '[build]\ncommand = "true"\npublish = "src"\n');
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test("Netlify's search for secrets finds a word of the repository, and no token made as documented @nightly", async () => {
  const word = await build('painter');
  expect(word.code).not.toBe(0);
  expect(word.output).toContain(`Secret env var "${name}"'s value detected`);
  const token = execSync(documentedCommand(), { encoding: 'utf8' }).trim();
  expect(token.length).toBeGreaterThanOrEqual(20);
  const random = await build(token);
  expect(random.code, random.output).toBe(0);
  expect(random.output).toContain('No secrets detected');
});

/** Returns the command in the line above the variable. */
function documentedCommand(): string {
  const file = readFileSync(join(project, '.env.example'), 'utf8');
  const command = new RegExp(`\`(node [^\`]+)\`[^\n]*\n${name}=`).exec(file)?.[1];
  return command ?? 'exit 1';
}

/** Builds with one variable that is marked as secret. */
async function build(value: string) {
  const environment = { [name]: value };
  const config = JSON.stringify({ build: { environment } });
  const flags = ['--explicitSecretKeys', name, '--defaultConfig', config];
  return runNetlifyBuild({ folder, apiUrl: 'http://127.0.0.1:9', context: 'production', flags });
}
