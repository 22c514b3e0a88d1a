import { build } from 'astro';

const [outDir = '', cacheDir = ''] = process.argv.slice(2);

// Killed without warning, the shop leaves nothing running: the channel to it closes.
process.once('disconnect', () => process.exit(1));

await build({ outDir, cacheDir, logLevel: 'warn' });
process.exit(0);
