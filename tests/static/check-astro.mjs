import { resolve } from 'node:path';
import process from 'node:process';
import { check } from '@astrojs/check';

const root = resolve(import.meta.dirname, '../..');
const hasErrors = await check({
  root,
  tsconfig: resolve(import.meta.dirname, 'tsconfig.astro.json'),
});
process.exit(hasErrors ? 1 : 0);
