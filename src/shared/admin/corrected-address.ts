import * as z from 'zod';
import { emailInput } from '../email.ts';

/** Body of PATCH /api/admin/orders/:id/email. */
export const correctedAddressInput = z.object({ email: emailInput('Please type the address') });
export type CorrectedAddress = z.infer<typeof correctedAddressInput>;
