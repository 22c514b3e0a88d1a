import process from 'node:process';
import type { BuildAnswer, BuildFolders } from './site-builder.ts';

// Killed without warning, the shop leaves nothing running: the channel to it closes.
process.once('disconnect', () => process.exit(1));

// Loaded after the line above, because it takes a second in which nobody would listen.
const loading = import('astro');

process.on('message', async (folders: BuildFolders) => {
  process.send?.(await tryBuild(folders));
});

async function tryBuild(folders: BuildFolders): Promise<BuildAnswer> {
  try {
    const { build } = await loading;
    await build({ ...folders, logLevel: 'warn' });
    return { problem: null };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
