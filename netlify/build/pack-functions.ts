import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFunctions } from '@netlify/zip-it-and-ship-it';
import { bundleFunctions } from './bundle-functions.ts';

// In a process of its own: what it loads takes 200 MB, and a shop lives long.
const [project = '', folder = ''] = process.argv.slice(2);

await bundleFunctions({ project, folder: join(folder, 'bundled'), context: 'production' });
const functions = await listFunctions(join(project, 'netlify/functions'), { parseISC: true });
writeFileSync(join(folder, 'manifest.json'), JSON.stringify(functions));
process.exit(0);
