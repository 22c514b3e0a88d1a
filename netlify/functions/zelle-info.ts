import type { Config } from '@netlify/functions';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { getTransferInfo } from '../use-cases/checkout/transfer-info.ts';

export default endpoint({ GET: publicCall({}, () => getTransferInfo()) });

export const config: Config = { path: '/api/zelle-info' };
