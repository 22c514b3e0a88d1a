import { resolve } from 'node:path';
import { runProduction } from './production/run.ts';

await runProduction(resolve(import.meta.dirname, '../..'));
