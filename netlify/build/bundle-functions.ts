import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** CommonJS packages inside an ES module load Node's own modules with `require`. */
const banner = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/** Mails have no attachments, and SMTP_URL names its server: these two tables are an eighth of each function that sends mail. */
const withoutMailTables: Plugin = {
  name: 'without-mail-tables',
  setup({ onLoad }) {
    onLoad({ filter: /nodemailer\/dist\/esm\/well-known\/services\.js$/ }, () => ({
      contents: 'export const services = {};',
    }));
    onLoad({ filter: /nodemailer\/dist\/esm\/mime-funcs\/mime-types\.js$/ }, () => ({
      contents: `export const detectMimeType = () => 'application/octet-stream';
        export const detectExtension = () => 'bin';`,
    }));
  },
};

/** `context` is Netlify's deploy context ('production', 'deploy-preview', 'branch-deploy', …). */
export type Bundling = { project: string; folder: string; context: string };

export async function bundleFunctions(bundling: Bundling): Promise<void> {
  const functions = join(bundling.project, 'netlify/functions');
  const entries = readdirSync(functions).map((file) => join(functions, file));
  await bundleModules(bundling, entries);
}

/** Empties `folder`, then bundles modules the way functions are bundled. */
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
    plugins: [withoutMailTables],
    banner: { js: banner },
    // Netlify sets no CONTEXT in functions, so the bundle carries it.
    define: { DEPLOY_CONTEXT: JSON.stringify(context) },
    logLevel: 'warning',
  });
}
