import type { CertificateAnswer } from '#shared/certificate';
import { certificateInput } from '#shared/certificate';
import { as, type Calls } from './call.ts';

export const certificateCalls = {
  /** 400 for what is no number with its code, 429. */
  'POST /api/certificates': {
    body: certificateInput,
    answer: as<CertificateAnswer>(),
    cache: 'private',
  },
} satisfies Calls;
