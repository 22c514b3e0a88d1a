import { enableCompileCache, flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import type { BuildFolders } from './site-builder.ts';
import { tryBuild } from './try-build.ts';

// If the shop is killed, the channel closes and this process ends.
process.once('disconnect', () => process.exit(1));

// A build does not take the processors from visitors and buyers.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

enableCompileCache(resolve('node_modules/.cache/node'));

process.on('message', async (folders: BuildFolders) => {
  process.send?.(await tryBuild(folders));
  flushCompileCache();
});

// After the handlers above, and before the first build: it takes a second.
await import('astro');
