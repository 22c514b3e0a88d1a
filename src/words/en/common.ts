import { mostArtworks } from '#shared/order-size';
import type { SizeUnits } from '#shared/wall/size-words';

function leaving(artworks: number): string {
  return artworks > 1
    ? 'they are packed by hand and leave the studio'
    : 'it is packed by hand and leaves the studio';
}

const tracking = 'Then you get the tracking number by e-mail.';

/** The texts that the shop says in pages and in mails or refusals. */
export const en = {
  tooManyArtworks: `Please contact us to buy more than ${mostArtworks} works at once`,
  zelleLimit:
    'Banks limit how much Zelle sends in a day. If your bank refuses the whole amount, send it in parts on several days, each with the same memo, that add up to it.',
  leaving,
  tracking,
  /** What a buyer waits for after a payment, in one sentence for mails. */
  whatHappensNext: (artworks: number) => `within a few days ${leaving(artworks)}. ${tracking}`,
  /** The same for the screen. */
  nextSteps: (artworks: number): readonly [NextStep, NextStep, NextStep] => [
    ['Now', 'an e-mail with your order is on its way to you'],
    ['Within a few days', leaving(artworks)],
    ['Then', 'you get the tracking number by e-mail'],
  ],
  size: { inch: 'in', point: '.', tells: 'typed' } satisfies SizeUnits as SizeUnits,
};

export type NextStep = readonly [when: string, what: string];

export type CommonWords = typeof en;
