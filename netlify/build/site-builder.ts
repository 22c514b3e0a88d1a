import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withoutEmpty } from '../env.ts';

/** Both are inside the project: Astro cannot build on another file system. */
export type BuildFolders = { outDir: string; cacheDir: string };
export type BuildAnswer = { problem: string | null };

export type SiteBuilder = {
  /** Throws Astro's message if the build fails. */
  build(folders: BuildFolders, signal?: AbortSignal): Promise<void>;
  warm(): void;
  stop(): void;
};

export type CreateBuilder = (project: string, variables: Record<string, string>) => SiteBuilder;

/** Builds in a process that stays: later builds take half the time, for 1.3 GB. Replaces a process that crashed. */
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
  // The idle builder does not keep the shop's process alive.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Returns the builder's variables. SHOP_BLOBS_CONTEXT is the read access of builds; the builder's Blobs client uses no other. */
export function builderEnvironment(variables: Record<string, string>): Record<string, string> {
  const { SHOP_BLOBS_CONTEXT = '', ...settings } = withoutEmpty(variables);
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
    requireBuilt(answer);
  } finally {
    settled.abort();
    child.channel?.unref();
  }
}

/** Throws Astro's message if the build failed. */
export function requireBuilt({ problem }: BuildAnswer): void {
  if (problem) throw new Error(`The site could not be built:\n${problem}`);
}
