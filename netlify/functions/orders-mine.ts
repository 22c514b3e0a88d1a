import { ownOrderCalls } from '#shared/calls/own-order';
import { readLanguage } from '../http/buyer.ts';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readBearer, readVersion } from '../http/request.ts';
import { listCertificates } from '../use-cases/orders/buyer/certificate-answers.ts';
import { getBuyerOrder, setDelivery } from '../use-cases/orders/buyer/order-page.ts';

export default publicEndpoint(ownOrderCalls, {
  'GET /api/orders/mine': ({ request }) => getBuyerOrder(readBearer(request)),
  'PATCH /api/orders/mine': ({ request, body }) =>
    setDelivery(readBearer(request), body, readVersion(request)),
  'GET /api/orders/certificates': ({ request }) =>
    listCertificates(readBearer(request), readLanguage(request)),
});

export const config: ConfigOf<typeof ownOrderCalls> = {
  path: ['/api/orders/mine', '/api/orders/certificates'],
};
