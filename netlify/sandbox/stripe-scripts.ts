import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Routes } from './http.ts';

/** Returns Stripe.js for the shop's pages, and the documents of its iframes. */
export async function stripeJsRoutes(): Promise<Routes> {
  const [stripeJs, elements] = await Promise.all([
    bundleScript('stripe-js/stripe.ts'),
    bundleScript('elements/main.ts'),
  ]);
  const page = elementPage(elements);
  return {
    'GET /stripe.js': () => answer(stripeJs, 'text/javascript'),
    'GET /elements/:type': () => answer(page, 'text/html'),
  };
}

function answer(text: string, type: string): Response {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  return new Response(text, { headers });
}

const style = `
body { margin: 0; font: 17px/1.4 system-ui, sans-serif; color: #1a1816 }
main { padding: 4px; display: grid; gap: 16px }
label { display: block; margin-bottom: 4px }
input, select { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; border: 1px solid #6b655d; background: #fff }
[aria-invalid=true] { border-color: #c0123c }
p { margin: 4px 0 0; color: #c0123c }
p:empty, [hidden] { display: none }
`;

const elementPage = (script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Secure input</title>
<style>${style}</style>
</head>
<body>
<main></main>
<script>${script}</script>
</body>
</html>`;

/** Bundles a browser script in memory. `entry` is relative to the sandbox's folder. */
async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`./${entry}`, import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
