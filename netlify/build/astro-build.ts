import process from 'node:process';
import type { BuildAnswer, BuildFolders } from './site-builder.ts';

// Killed without warning, the shop leaves nothing running: the channel to it closes.
process.once('disconnect', () => process.exit(1));

process.on('message', async (folders: BuildFolders) => {
  process.send?.(await tryBuild(folders));
});

async function tryBuild(folders: BuildFolders): Promise<BuildAnswer> {
  try {
    // Loaded only here, because it takes a second in which nobody would listen.
    const { build } = await import('astro');
    await build({ ...folders, logLevel: 'warn' });
    return { problem: null };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
