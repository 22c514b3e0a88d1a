import type { PageName, Section } from '../content.ts';

/** Markdown of the plain pages. */
const texts = {
  contact: `Ask about a work, a payment, a delivery, or a painting that you would like to see made. Name the title or the order number, and you get an answer within two working days.

E-mail: [studio@atelye.example](mailto:studio@atelye.example)

The studio is open to visitors on Saturdays, by arrangement.`,
  terms: `## What you buy

Each painting is an original and exists once. The colours on a screen come close to those on the canvas and are never quite the same.

## Prices and payment

Prices are in US dollars. You pay by card or by bank transfer. Paying by card reserves nothing beforehand. An order by bank transfer reserves its painting until the time that it names; when that has passed without a payment, the painting is free for others again.

If two people pay for the same painting, the first payment counts, and the other person is not charged.

## Delivery

The painting is packed by hand and sent to the address that you give. You receive a tracking number as soon as it is on its way.

## If you change your mind

Write within fourteen days of the painting's arrival. Send it back in the packing it came in, and you get the price back.`,
  privacy: `## When you look around

The site sets no cookies for advertising and counts no visits. Your cart lives in the page and is gone when you close it. Your browser notes that you have turned to a picture, the cart or the checkout here, so that they open sooner the next time, and keeps what you type at the checkout until you close the page; no other site can read that. Only a failed sign-in to the shop's administration is written down with the network address that it came from.

## When you buy

We keep your name, your e-mail address, the address for the delivery and what you bought, because without them no painting could reach you. One cookie and one note in your browser, which only this site can read, remember that a painting is reserved for you.

Card payments are handled by Stripe. Your card number never reaches this site.

## When you ask

We keep your question with your name and your e-mail address to answer it, for a year at most.

## Your rights

Ask what we know about you, have it corrected, or have it deleted when the law no longer makes us keep it. [Write to us](/contact).`,
};

export const sampleTexts: Partial<Record<PageName, Section[]>> = {
  contact: [text(texts.contact)],
  terms: [text(texts.terms)],
  privacy: [text(texts.privacy)],
};

function text(content: string): Section {
  return { id: 1, title: '', content };
}
