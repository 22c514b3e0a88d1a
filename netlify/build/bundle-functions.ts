import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** CommonJS packages inside an ES module ask for Node's own modules by `require`. */
const banner = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/** Letters have no attachments: nodemailer's table of file types would be a tenth of every function that sends mail. */
const withoutFileTypes: Plugin = {
  name: 'without-file-types',
  setup({ onLoad }) {
    onLoad({ filter: /nodemailer\/dist\/esm\/mime-funcs\/mime-types\.js$/ }, () => ({
      contents: `export const detectMimeType = () => 'application/octet-stream';
        export const detectExtension = () => 'bin';`,
    }));
  },
};

/** `context` is Netlify's deploy context ('production', 'deploy-preview', 'branch-deploy', …). */
export type Bundling = { project: string; folder: string; context: string };

/** Bundles every function with what it imports into `folder`, one module each. */
export async function bundleFunctions(bundling: Bundling): Promise<void> {
  const functions = join(bundling.project, 'netlify/functions');
  const entries = readdirSync(functions).map((file) => join(functions, file));
  await bundleModules(bundling, entries);
}

/** Bundles modules as functions are bundled; `folder` is emptied first. */
export async function bundleModules(bundling: Bundling, entryPoints: string[]): Promise<void> {
  const { project, folder, context } = bundling;
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
    plugins: [withoutFileTypes],
    banner: { js: banner },
    // Functions get no CONTEXT when they run, so the bundle carries it.
    define: { DEPLOY_CONTEXT: JSON.stringify(context) },
    logLevel: 'warning',
  });
}
