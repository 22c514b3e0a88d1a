import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A browser script bundled in memory; `entry` is relative to the sandbox's folder. */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../${entry}`, import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
