import { createHash, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

/** Headers of one connection, which HTTP/2 does not have. */
const hop = ['connection', 'keep-alive', 'transfer-encoding'];

/** `trust` is the argument of a Chromium that trusts the certificate, and caches what comes over it. */
export type HttpsFront = { url: string; trust: string; close: () => void };

/** Serves a shop over TLS and HTTP/2 as Netlify does. */
export async function startHttpsFront(shopUrl: string): Promise<HttpsFront> {
  const pem = await getCertificate(tmpdir());
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    passOn(shopUrl, incoming, outgoing).catch(() => outgoing.stream.close());
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    trust: `--ignore-certificate-errors-spki-list=${hashOfKey(pem)}`,
    close: () => server.close(),
  };
}

function hashOfKey(pem: string): string {
  const key = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

async function passOn(
  shopUrl: string,
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
): Promise<void> {
  const { method, headers } = incoming;
  const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  const asked = request(new URL(incoming.url, shopUrl), {
    method,
    headers: Object.fromEntries(own),
  });
  incoming.pipe(asked);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const kept = Object.entries(answer.headers).filter(([name]) => !hop.includes(name));
  outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
  answer.pipe(outgoing);
}
