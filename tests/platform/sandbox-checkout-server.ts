import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

/** Serves a page with the real @stripe/react-stripe-js and a policy that allows only the sandbox's origin. */
export async function serveCheckout(sandboxUrl: string) {
  const script = await bundlePage();
  const policy =
    `default-src 'self'; script-src 'self' ${sandboxUrl}; frame-src ${sandboxUrl}; ` +
    `connect-src 'self' ${sandboxUrl}; style-src 'self' 'unsafe-inline'`;
  const server = createServer(({ url = '/' }, response) => {
    const isScript = url.startsWith('/page.js');
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
    response.end(isScript ? script : page(sandboxUrl));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const page = (sandboxUrl: string) => `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Checkout</title>
<style>
  body { max-width: 34rem; margin: 2rem auto; padding: 0 1rem; background: #fbf9f5; font: 17px/1.5 system-ui }
  form { display: grid; gap: 1.25rem }
</style>
<main><h1>Checkout</h1><div id="root"></div></main>
<script src="${sandboxUrl}/stripe.js"></script>
<script src="/page.js"></script>
</html>`;

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/sandbox-checkout-page.tsx`],
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'iife',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
