import { transferInfoCalls } from '#shared/calls/public';
import { readLanguage } from '../http/buyer.ts';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { requireTransferInfo } from '../use-cases/checkout/transfer-info.ts';

export default publicEndpoint(transferInfoCalls, {
  'GET /api/zelle-info': ({ request }) => requireTransferInfo(readLanguage(request)),
});

export const config: ConfigOf<typeof transferInfoCalls> = { path: '/api/zelle-info' };
