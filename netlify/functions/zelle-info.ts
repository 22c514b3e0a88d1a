import type { Config } from '@netlify/functions';
import { readLanguage } from '../http/buyer.ts';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { requireTransferInfo } from '../use-cases/checkout/transfer-info.ts';

export default endpoint({
  GET: publicCall({}, ({ request }) => requireTransferInfo(readLanguage(request))),
});

export const config: Config = { path: '/api/zelle-info' };
