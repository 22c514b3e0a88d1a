import * as z from 'zod';
import type { KeyName, KeyState } from './keys.ts';

/** Rows of the list 'Open the shop' that a service or the store is asked about. */
export const openingChecks = ['stripe', 'build-hook', 'mail', 'instagram', 'samples'] as const;
export const technicalChecks = ['address', 'store', 'records', 'secrets'] as const;
export type TechnicalCheck = (typeof technicalChecks)[number];
export const setupChecks = [...openingChecks, ...technicalChecks] as const;
const setupCheckSchema = z.enum(setupChecks);
export type SetupCheck = z.infer<typeof setupCheckSchema>;

export const otherCheckSchema = setupCheckSchema.exclude(['mail']);
export type OtherCheck = z.infer<typeof otherCheckSchema>;

export const keysOfCheck: Partial<Record<SetupCheck, readonly KeyName[]>> = {
  stripe: ['STRIPE_SECRET_KEY', 'PUBLIC_STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
  'build-hook': ['BUILD_HOOK_URL'],
  instagram: ['INSTAGRAM_ACCESS_TOKEN', 'INSTAGRAM_APP_SECRET', 'INSTAGRAM_VERIFY_TOKEN'],
};

/** `unknown`: cannot be checked now; `note`: informs only. */
export type SetupState = 'ok' | 'to-do' | 'unknown' | 'note';

/** `at` (ISO 8601) ends the sentence. */
export type SetupFinding = { state: SetupState; text: string; at?: string };

/** `keys`: those that can be pasted for it. */
export type SetupAnswer = { findings: SetupFinding[]; keys: KeyState[] };

export type TestMailAnswer = { sentTo: string };

const gravest: SetupState[] = ['to-do', 'unknown', 'ok'];

/** Returns the most serious state. */
export function stateOfFindings(findings: SetupFinding[]): SetupState {
  return gravest.find((state) => findings.some((finding) => finding.state === state)) ?? 'note';
}
