import * as z from 'zod';

/** What the Setup screen checks, in the order of its rows. */
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

/** `unknown` cannot be checked now; `note` informs and asks for nothing. */
export type SetupState = 'ok' | 'to-do' | 'unknown' | 'note';

/** What a check found, and what to do, in a sentence; `at` is the moment that the sentence ends with (ISO 8601). */
export type SetupFinding = { state: SetupState; text: string; at?: string };

/** Answer of GET to `setupPath`. */
export type SetupAnswer = { findings: SetupFinding[] };

/** Answer of POST to `setupPath('mail')`. */
export type TestMailAnswer = { sentTo: string };

const gravest: SetupState[] = ['to-do', 'unknown', 'ok'];

/** The state of a row: that of its gravest finding. */
export function stateOfFindings(findings: SetupFinding[]): SetupState {
  return gravest.find((state) => findings.some((finding) => finding.state === state)) ?? 'note';
}
