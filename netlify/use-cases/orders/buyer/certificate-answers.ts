import {
  certificateSchema,
  certificateTexts,
  type Certificate,
  type CertificateAnswer,
  type ShownCertificate,
} from '#shared/certificate';
import type { Language } from '#shared/language';
import { isVouchedFor } from '#shared/order-state';
import { inLanguage } from '#shared/translations';
import { isSameLink, isSameSecret } from '../../../same-secret.ts';
import { orMissing } from '../../../ports/blobs/readable.ts';
import { readJson } from '../../../ports/blobs/records.ts';
import { readStripeMode } from '../../../ports/keys.ts';
import { certificateKey, certificateRecord } from '../changes/certificates.ts';
import { certificateTokenOf, requireBuyerOrder } from './order-page.ts';
import {
  findOrder,
  findOrderByNumber,
  isTestOrder,
  nameOf,
  type OrderRecord,
} from '../record/records.ts';

/** Tells the state of a certificate, which the order decides (rule 71). Wrong signs and a number that was never issued have one answer. */
export async function checkCertificate(
  code: string,
  language: Language = 'en',
): Promise<CertificateAnswer> {
  const record = await readJson(certificateKey(code), { needed: certificateRecord });
  if (!record || !isSameSecret(code, record.code)) return { state: 'unknown' };
  const [order, mode] = await Promise.all([findOrder(nameOf(record.order)), readStripeMode()]);
  const item = order?.items.find(({ certificate }) => certificate === code);
  if (!order || !item || isTestOrder(order, mode)) return { state: 'unknown' };
  return {
    state: isVouchedFor(order, item) ? 'genuine' : 'withdrawn',
    certificate: translateCertificate(certificateSchema.parse(record), order, language),
  };
}

/** Returns those of an order that are not withdrawn. Links of before rule 87 have the key of the order. Throws 404. */
export async function listCertificates(
  token: string,
  language: Language,
): Promise<ShownCertificate[]> {
  const candidate = await findOrderByNumber(token.split('.')[0]!);
  const isOwn = candidate && isSameLink(token, certificateTokenOf(candidate));
  const order = isOwn ? candidate : await requireBuyerOrder(token);
  const issued = order.items.filter((item) => isVouchedFor(order, item));
  const certificates = await Promise.all(
    issued.map(
      ({ certificate }) =>
        certificate && readJson(certificateKey(certificate), orMissing(certificateSchema)),
    ),
  );
  return certificates.flatMap((certificate) =>
    certificate ? translateCertificate(certificate, order, language) : [],
  );
}

/** Translates a certificate. It keeps its facts in English; its order has them in the language of the buyer, too. */
function translateCertificate(
  certificate: Certificate,
  order: OrderRecord,
  language: Language,
): ShownCertificate {
  const item = order.items.find((candidate) => candidate.certificate === certificate.code);
  const translated = { artworkTitle: item?.translatedTitle, technique: item?.translatedTechnique };
  const { translations: _, ...shown } = inLanguage(
    { ...certificate, translations: { [order.language ?? 'en']: translated } },
    certificateTexts,
    language,
  );
  return shown;
}
