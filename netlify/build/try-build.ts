import type { BuildAnswer, BuildFolders } from './site-builder.ts';

/** Builds in this process. A failure is an answer, so that it can leave the process. */
export async function tryBuild(folders: BuildFolders): Promise<BuildAnswer> {
  try {
    const { build } = await import('astro');
    await build({ ...folders, logLevel: 'warn' });
    return { problem: null };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
