import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** CommonJS packages inside an ES module ask for Node's own modules by `require`. */
const banner = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/** Bundles every function with what it imports into `folder`, one module each (rulings 32). */
export async function bundleFunctions(project: string, folder: string): Promise<void> {
  const functions = join(project, 'netlify/functions');
  const entries = readdirSync(functions).map((file) => join(functions, file));
  await bundleModules(project, entries, folder);
}

/** Bundles modules as functions are bundled; what the folder held before is gone. */
export async function bundleModules(
  project: string,
  entryPoints: string[],
  folder: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: project,
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    minify: true,
    banner: { js: banner },
    logLevel: 'warning',
  });
}
