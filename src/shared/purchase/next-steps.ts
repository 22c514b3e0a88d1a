import { leaving } from './leaving.ts';

/** What a buyer waits for after a payment, in one sentence for mails. */
export function whatHappensNext(artworks: number): string {
  return `within a few days ${leaving(artworks)}. Then you get the tracking number by e-mail.`;
}

/** The same for the screen: when, and what. */
export function nextSteps(artworks: number): [when: string, what: string][] {
  return [
    ['Now', 'an e-mail with your order is on its way to you'],
    ['Within a few days', leaving(artworks)],
    ['Then', 'you get the tracking number by e-mail'],
  ];
}
