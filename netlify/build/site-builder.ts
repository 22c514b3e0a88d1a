import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pageSettings } from './page-settings.ts';

/** Both beside the project, never on another file system (design, section 10). */
export type BuildFolders = { outDir: string; cacheDir: string };
export type BuildAnswer = { problem: string | null };

export type SiteBuilder = {
  /** Builds the site. Throws what Astro says when that fails. */
  build(folders: BuildFolders, signal?: AbortSignal): Promise<void>;
  /** Starts the process ahead of its first build. */
  warm(): void;
  stop(): void;
};

/**
 * Builds the site in a process of its own, which stays: its next builds take less than half the time of its first. It holds
 * about 1.3 GB then. One that failed or died is replaced.
 */
export function createSiteBuilder(project: string, variables: Record<string, string>): SiteBuilder {
  let child: ChildProcess | null = null;
  const stop = () => {
    child?.kill('SIGKILL');
    child = null;
  };
  const running = (): ChildProcess => {
    const isThere = child?.exitCode === null && !child.signalCode;
    return (child = isThere && child ? child : startChild(project, variables));
  };
  return {
    stop,
    warm: running,
    async build(folders, signal) {
      try {
        await buildIn(running(), folders, signal);
      } catch (error) {
        stop();
        throw error;
      }
    },
  };
}

function startChild(project: string, variables: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'astro-build.ts')], {
    cwd: project,
    env: builderEnvironment(variables),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // Waiting for work is no reason for the shop to stay.
  child.unref();
  child.channel?.unref();
  return child;
}

/** SHOP_BLOBS_CONTEXT is the access of builds, which reads only: the builder's Blobs client knows no other. */
function builderEnvironment(variables: Record<string, string>): Record<string, string> {
  const { SHOP_BLOBS_CONTEXT = '', ...settings } = pageSettings(variables);
  return { ...settings, NODE_ENV: 'production', NETLIFY_BLOBS_CONTEXT: SHOP_BLOBS_CONTEXT };
}

async function buildIn(
  child: ChildProcess,
  folders: BuildFolders,
  signal = new AbortController().signal,
): Promise<void> {
  child.channel?.ref();
  child.send(folders);
  const settled = new AbortController();
  const until = { signal: AbortSignal.any([settled.signal, signal]) };
  try {
    const [answer] = await Promise.race([
      once(child, 'message', until) as Promise<[BuildAnswer]>,
      once(child, 'exit', until).then(() => [{ problem: 'The builder died' }]),
    ]);
    if (answer?.problem) throw new Error(`The site could not be built:\n${answer.problem}`);
  } finally {
    settled.abort();
    child.channel?.unref();
  }
}
