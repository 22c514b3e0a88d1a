import type { Opening, OpeningStep } from '#shared/admin/opening';

export type Way = { href: string; words: string };

/** What only the painter decides, and where. `words` stand above what a link alone does not say. */
const deeds: Partial<Record<OpeningStep, { words?: string; ways: Way[] }>> = {
  work: { ways: [{ href: '/admin/artworks#new', words: 'Add an artwork of your own' }] },
  about: { ways: [{ href: '/admin/content#about', words: 'Write who you are' }] },
  contact: { ways: [{ href: '/admin/content#contact', words: 'Write how people reach you' }] },
  terms: {
    words: 'What buyers can rely on: taxes, delivery, returns.',
    ways: [
      { href: '/admin/content#terms', words: 'Write the page Terms' },
      { href: '/admin/settings#termsNote', words: 'Write the words of the checkout' },
    ],
  },
  privacy: {
    ways: [
      { href: '/admin/content#privacy', words: 'Write what you keep of people, and how long' },
    ],
  },
  bank: {
    words: 'Without a recipient buyers pay by card only.',
    ways: [
      {
        href: '/admin/settings#transferName',
        words: 'Set the recipient of transfers, or switch them off',
      },
    ],
  },
  shipping: {
    ways: [
      { href: '/admin/settings#shippingNote', words: 'Write how you ship, and what it costs' },
    ],
  },
  instagram: { ways: [{ href: '/admin/instagram-settings', words: 'Choose how posts come in' }] },
  purchase: {
    words:
      'Buy a painting yourself. While Stripe is connected for tests no money moves: the card is 4242 4242 4242 4242, with any later date and any three digits.',
    ways: [],
  },
};

/** Returns what the painter does for a step. The painter's own work is bought directly, others from the wall. */
export function deedOf(step: OpeningStep, { ownWork }: Opening) {
  const deed = deeds[step];
  if (!deed || step !== 'purchase') return deed;
  const way = ownWork
    ? { href: `/checkout?artworkId=${encodeURIComponent(ownWork)}`, words: 'Buy your own work' }
    : { href: '/shop-art', words: 'Go to the shop' };
  return { ...deed, ways: [way] };
}
