import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { getTransferInfo } from '../use-cases/transfer-info.ts';

export default endpoint({ GET: call({}, () => getTransferInfo()) });

export const config: Config = { path: '/api/zelle-info' };
