import type { Certificate, CertificateAnswer, IssuedCertificates } from '#shared/certificate';
import { call, post } from './send.ts';

/** Returns those of an order that are not withdrawn. Throws 404. */
export const listCertificates = (token: string) =>
  call<Certificate[]>('GET', '/api/orders/certificates', { token });
/** Throws 400 for what is no number with signs, 429. */
export const checkCertificate = (code: string) =>
  post<CertificateAnswer>('/api/certificates', { code });
/** Safe to repeat. Throws 409 for an order that is not paid any more. */
export const issueCertificates = (orderId: string) =>
  post<IssuedCertificates>(`/api/admin/orders/${encodeURIComponent(orderId)}/certificates`);
