import { certificateCalls } from '#shared/calls/certificates';
import { readLanguage } from '../http/buyer.ts';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { checkCertificate } from '../use-cases/orders/buyer/certificate-answers.ts';

export default publicEndpoint(certificateCalls, {
  'POST /api/certificates': ({ body, request }) =>
    checkCertificate(body.code, readLanguage(request)),
});

export const config: ConfigOf<typeof certificateCalls> = {
  path: '/api/certificates',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
