import { leaving } from './leaving.ts';

/** What a buyer waits for after a payment, in one sentence for mails. */
export function whatHappensNext(pieces: number): string {
  return `within a few days ${leaving(pieces)}. Then you get the tracking number by e-mail.`;
}

/** The same for the screen: when, and what. */
export function nextSteps(pieces: number): [when: string, what: string][] {
  return [
    ['Now', 'an e-mail with your order is on its way to you'],
    ['Within a few days', leaving(pieces)],
    ['Then', 'you get the tracking number by e-mail'],
  ];
}
