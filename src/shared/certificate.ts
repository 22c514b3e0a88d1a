import * as z from 'zod';
import { orderItemSchema, type AdminOrder } from './order.ts';
import type { Langs } from './translations.ts';

/** Facts of the artwork, as they were when it was ordered. No buyer and no price. `code`: number and signs. */
export const certificateSchema = orderItemSchema
  .pick({
    artworkTitle: true,
    imageUrl: true,
    imageWidth: true,
    imageHeight: true,
    year: true,
    technique: true,
    dimensions: true,
  })
  .extend({ code: z.string(), painter: z.string(), issuedAt: z.string() });
export type Certificate = z.infer<typeof certificateSchema>;

export const certificateTexts = ['artworkTitle', 'technique'] as const;
/** In the language of a page, as far as its order has the words in it. */
export type ShownCertificate = Certificate & { langs: Langs<(typeof certificateTexts)[number]> };

const malformed = 'write number and code like C-2026-0042-K7M4QXAH';

/** As people type it: small letters, spaces. */
export const certificateInput = z.object({
  code: z
    .string(malformed)
    .max(100, malformed)
    .transform(
      (text) =>
        text
          .toUpperCase()
          .match(/[A-Z0-9]+/g)
          ?.join('-') ?? '',
    )
    .pipe(z.string().regex(/^C-\d{4}-\d{4,6}-[A-Z0-9]{8}$/, malformed)),
});

/** Answer of POST /api/certificates. */
export type CertificateAnswer =
  | { state: 'genuine' | 'withdrawn'; certificate: ShownCertificate }
  | { state: 'unknown'; certificate?: undefined };

/** Answer of POST /api/admin/orders/:id/certificates. `page`: '/certificate#<token>.sign' */
export type IssuedCertificates = { order: AdminOrder; page: string };
