import process from 'node:process';

const [outDir = '', cacheDir = ''] = process.argv.slice(2);

// Killed without warning, the shop leaves nothing running: the channel to it closes.
process.once('disconnect', () => process.exit(1));

// Loaded only now, because it takes a second in which nobody would listen.
const { build } = await import('astro');

await build({ outDir, cacheDir, logLevel: 'warn' });
process.exit(0);
