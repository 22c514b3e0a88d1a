import type { Config } from '@netlify/functions';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { readBearer } from '../http/request.ts';
import { listCertificates } from '../use-cases/orders/certificate-answers.ts';

const headers = { 'cache-control': 'private, no-store' };

export default endpoint({
  GET: publicCall({ headers }, ({ request }) => listCertificates(readBearer(request))),
});

export const config: Config = { path: '/api/orders/certificates' };
