import type { Config } from '@netlify/functions';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { requireTransferInfo } from '../use-cases/checkout/transfer-info.ts';

export default endpoint({ GET: publicCall({}, () => requireTransferInfo()) });

export const config: Config = { path: '/api/zelle-info' };
