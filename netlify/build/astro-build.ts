import { enableCompileCache, flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import process from 'node:process';
import type { BuildAnswer, BuildFolders } from './site-builder.ts';

// If the shop is killed, the channel closes and this process ends.
process.once('disconnect', () => process.exit(1));

enableCompileCache(resolve('node_modules/.cache/node'));

// Imported after the handler above: the import takes a second.
const loading = import('astro');

process.on('message', async (folders: BuildFolders) => {
  process.send?.(await tryBuild(folders));
});

async function tryBuild(folders: BuildFolders): Promise<BuildAnswer> {
  try {
    const { build } = await loading;
    await build({ ...folders, logLevel: 'warn' });
    flushCompileCache();
    return { problem: null };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
