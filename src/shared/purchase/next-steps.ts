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

function leaving(pieces: number): string {
  return pieces > 1
    ? 'they are packed by hand and leave the studio'
    : 'it is packed by hand and leaves the studio';
}
