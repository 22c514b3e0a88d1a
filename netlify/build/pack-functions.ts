import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFunctions } from '@netlify/zip-it-and-ship-it';
import { bundleFunctions } from './bundle-functions.ts';

// A process of its own: the bundler takes 200 MB of memory.
const [project = '', folder = ''] = process.argv.slice(2);

await bundleFunctions({ project, folder: join(folder, 'bundled'), context: 'production' });
const functions = await listFunctions(join(project, 'netlify/functions'), { parseISC: true });
writeFileSync(join(folder, 'manifest.json'), JSON.stringify(functions));
process.exit(0);
