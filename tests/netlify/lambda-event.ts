import type { LambdaEvent } from './function-process.ts';
import { site } from './netlify-build.ts';

export type BlobsInfo = { url: string; token: string };
type Caller = {
  ip: string;
  context: string;
  isPublished: boolean | null;
  blobs: BlobsInfo;
  name: string;
  /** The pattern of the function's path, for the bootstrap's parameters. */
  route?: string | undefined;
};

/** Returns a request as Netlify's edge passes it to a function. */
export async function toLambdaEvent(request: Request, caller: Caller): Promise<LambdaEvent> {
  const { pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const { url, token } = caller.blobs;
  const event = {
    rawUrl: `${site.url}${pathname}${search}`,
    httpMethod: request.method,
    headers: { ...Object.fromEntries(request.headers), ...headersOf(caller) },
    body: body.toString('base64'),
    isBase64Encoded: true,
    blobs: encode({ url, url_uncached: url, token, primary_region: 'us-east-2' }),
    flags: {},
    invocationMetadata: { branch: 'main', function_name: caller.name, account_tier: 'free' },
    route: caller.route,
  };
  return event;
}

function headersOf({ ip, context, isPublished }: Caller): Record<string, string> {
  return {
    host: new URL(site.url).host,
    'x-nf-account-id': 'an-account',
    'x-nf-client-connection-ip': ip,
    'x-nf-deploy-context': context,
    'x-nf-deploy-id': '0123456789abcdef01234567',
    ...(isPublished !== null && { 'x-nf-deploy-published': isPublished ? '1' : '0' }),
    'x-nf-request-id': crypto.randomUUID(),
    'x-nf-site-id': site.siteId,
  };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64');
}
