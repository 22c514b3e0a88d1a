import type { Config } from '@netlify/functions';
import { certificateInput } from '#shared/certificate';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { checkCertificate } from '../use-cases/orders/certificate-answers.ts';

const headers = { 'cache-control': 'private, no-store' };

export default endpoint({
  POST: publicCall({ body: certificateInput, headers }, ({ body }) => checkCertificate(body.code)),
});

export const config: Config = {
  path: '/api/certificates',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
