import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { elementStyle } from './elements/style.ts';
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

const elementPage = (script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Secure input</title>
<style>${elementStyle}</style>
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
