import * as z from 'zod';

export const setupChecks = [
  'store',
  'address',
  'secrets',
  'stripe-keys',
  'stripe-webhook',
  'wallets',
  'mail',
  'build-hook',
  'instagram',
  'samples',
  'pages',
] as const;
const setupCheckSchema = z.enum(setupChecks);
export type SetupCheck = z.infer<typeof setupCheckSchema>;

export const otherCheckSchema = setupCheckSchema.exclude(['mail']);
export type OtherCheck = z.infer<typeof otherCheckSchema>;

/** `unknown`: cannot be checked now; `note`: informs only. */
export type SetupState = 'ok' | 'to-do' | 'unknown' | 'note';

/** `at` (ISO 8601) ends the sentence. */
export type SetupFinding = { state: SetupState; text: string; at?: string };

export type SetupAnswer = { findings: SetupFinding[] };

export type TestMailAnswer = { sentTo: string };

const gravest: SetupState[] = ['to-do', 'unknown', 'ok'];

/** Returns the most serious state. */
export function stateOfFindings(findings: SetupFinding[]): SetupState {
  return gravest.find((state) => findings.some((finding) => finding.state === state)) ?? 'note';
}
