import { sandboxVerifyToken } from '../../../netlify/sandbox/keys.ts';
import { photograph } from '../../fixtures/artworks/artwork-input.ts';
import { newBuyer } from '../../fixtures/buyers/buyers.ts';
import type { Shop } from '../../fixtures/platform.ts';

/** A call without storage and Stripe: the cost of host and endpoint. */
export const noOp = `/api/webhooks/instagram?hub.mode=subscribe&hub.verify_token=${sandboxVerifyToken}&hub.challenge=1`;
/** Lists that need few requests to the store, however long they are. */
export const publicLists = ['/api/artworks', '/api/diary', '/api/process', '/api/inspirations'];
const publicReads = [
  ...publicLists,
  '/api/zelle-info',
  '/api/artworks/jou-mache',
  '/api/availability',
];
const adminReads = [
  '/api/admin/check-auth',
  '/api/admin/orders',
  '/api/admin/artworks',
  '/api/admin/content',
  '/api/admin/diary',
  '/api/admin/films',
  '/api/admin/questions',
  '/api/admin/publishing',
  '/api/admin/activity',
  '/api/admin/backup',
  '/api/instagram/status',
  '/api/admin/orders/export',
];

export type Endpoint = { name: string; ask: () => Promise<unknown> };

/** Every GET of the API, and the POSTs without an effect when repeated; the first one does nothing. */
export async function findEndpoints(shop: Shop): Promise<Endpoint[]> {
  const session = await signIn(shop);
  const cookie = `${session}; ${await confirmPassword(shop, session)}`;
  const buyer = newBuyer(shop);
  const { clientSecret } = (await buyer.openCard(['choublak'])).body;
  const { orderPage } = (await newBuyer(shop).orderByTransfer(['tanbouye'])).body;
  const authorization = `Bearer ${orderPage.split('#')[1]}`;
  const picture = await storePicture(shop, cookie);
  const read = (path: string, headers: Record<string, string> = {}): Endpoint => ({
    name: path.replace(/\?.*|\w{40}$/, ''),
    ask: () => ask(`${shop.url}${path}`, { headers }),
  });
  return [
    ...[noOp, ...publicReads].map((path) => read(path)),
    read(picture),
    read('/api/orders/mine', { authorization }),
    {
      name: 'POST /api/orders/payment',
      ask: () => buyer.outcomeOf(clientSecret),
    },
    { name: 'POST /api/create-payment-intent, again', ask: () => buyer.openCard(['choublak']) },
    { name: 'POST /api/admin/login', ask: () => signIn(shop) },
    ...adminReads.map((path) => read(path, { cookie })),
  ];
}

async function signIn({ url, adminPassword }: Shop): Promise<string> {
  const body = { username: 'admin', password: adminPassword };
  return askForCookie(`${url}/api/admin/login`, body);
}

async function confirmPassword({ url, adminPassword }: Shop, cookie: string): Promise<string> {
  return askForCookie(`${url}/api/admin/confirmation`, { password: adminPassword }, { cookie });
}

async function askForCookie(
  path: string,
  body: object,
  more: Record<string, string> = {},
): Promise<string> {
  const headers = { 'content-type': 'application/json', ...more };
  const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function storePicture({ url }: Shop, cookie: string): Promise<string> {
  const body = new Uint8Array(await photograph(1600, 1200));
  const answer = await ask(`${url}/api/admin/uploads`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'image/jpeg' },
    body,
  });
  return JSON.parse(answer.text).url;
}

async function ask(url: string, init: RequestInit): Promise<{ headers: Headers; text: string }> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return { headers: answer.headers, text };
}
