import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { asCents } from '#shared/cents';
import type { Language } from '#shared/language';
import { buyerMailKinds, painterMailKinds, type BuyerMailKind, type MailKind } from '#shared/order';
import { transferPaymentInput } from '#shared/payment';
import { siteSamples, translationsOfSamples } from '#shared/samples/site';
import tailwind from '../../tailwind.config.mjs';
import { writeLetter } from '../../netlify/use-cases/order-mails/letters.ts';
import { styles } from '../../netlify/use-cases/mail/mail-styles.ts';
import { dueMail, isMailDue } from '../../netlify/use-cases/mail/outbox.ts';
import { needsPlace } from '../../netlify/use-cases/order-mails/mail-places.ts';
import { newItem } from '../../netlify/use-cases/orders/record/new-order.ts';
import type { OrderRecord } from '../../netlify/use-cases/orders/record/records.ts';
import { hasEnglish } from '../fixtures/english-words.ts';
import { mailShop } from '../fixtures/mail-shop.ts';
import { mailOrder, mailTopics } from '../fixtures/buyers/mail-order.ts';
import { aPayment } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { giveLeastEnvironment } from '../fixtures/start/least-environment.ts';

giveLeastEnvironment();

const confirmation = { kind: 'confirmation', about: '' } as const;

for (const kind of [...buyerMailKinds, ...painterMailKinds]) {
  test(`the mail '${kind}' names its order and its works or money`, () => {
    const letter = writeLetter(mailOrder(1), { kind, about: mailTopics[kind] ?? '' }, mailShop)!;
    expect(letter.subject + letter.text).toContain('K7M-4QX');
    expect(letter.subject + letter.text).toMatch(/'Jou Mache'|\$\d+\.\d\d/);
    expect(letter.subject + letter.text + letter.html).not.toMatch(/undefined|null|NaN/);
    const isToPainter = painterMailKinds.some((one) => one === kind);
    expect(letter.to).toBe(isToPainter ? mailShop.painterAddress : 'marie@example.com');
    expect(letter.html).toContain('</html>');
    const body = letter.html.replace(/<title>.*?<\/title>|<a .*?<\/a>/gs, '');
    const whole = /<span style="white-space:nowrap">#?K7M-4QX<\/span>/g;
    expect(body.replace(whole, '')).not.toMatch(/K7M.4QX/);
  });
}

test('each kind of mail is made due by a use case', () => {
  const cwd = join(import.meta.dirname, '../../netlify/use-cases');
  const source = globSync('**/*.ts', { cwd, exclude: ['order-mails/{buyer,painter}-mails.ts'] })
    .map((file) => readFileSync(join(cwd, file), 'utf8'))
    .join();
  const kinds = [...buyerMailKinds, ...painterMailKinds];
  expect(kinds.filter((kind) => !source.includes(`'${kind}'`))).toEqual([]);
});

for (const language of ['fr', 'ht'] as const) {
  test(`each mail in ${language} names works, links, terms and times in it (rule 73)`, () => {
    const order = mailOrder(4, { language });
    const notes = { shippingNote: siteSamples.SHIPPING_NOTE, termsNote: siteSamples.TERMS_NOTE };
    const translations = translationsOfSamples({ ...notes, creditText: '' });
    const shop = { ...mailShop, ...notes, translations, timeZone: 'America/Port-au-Prince' };
    for (const kind of buyerMailKinds) {
      const letter = writeLetter(order, { kind, about: mailTopics[kind] ?? '' }, shop)!;
      const said = `${letter.subject}\n${letter.text}`;
      const works = order.items.flatMap(({ artworkTitle, translatedTitle }) =>
        translatedTitle === artworkTitle ? [] : artworkTitle,
      );
      expect(
        works.filter((title) => said.includes(title)),
        kind,
      ).toEqual([]);
      expect(said, kind).toContain(order.items[0]!.translatedTitle);
      const lines = unlinked(said).filter((line) => hasEnglish(line, language));
      expect(lines, kind).toEqual([]);
      const links = said.match(/https:\/\/shop\.example\S*/g) ?? [];
      const home = `https://shop.example/${language}`;
      expect(links.at(-1), kind).toBe(home);
      expect(
        links.filter((link) => !link.startsWith(home)),
        kind,
      ).toEqual([]);
    }
    const plain = writeLetter(order, confirmation, { ...shop, translations: undefined })!;
    expect(plain.html).toContain(`<p lang="en" class="ink"`);
    expect(plain.html.split('lang="en"')).toHaveLength(3);
  });
}

test('a holiday note, else the time of delivery, replaces the shop’s own words in mails (rule 104)', () => {
  const deliveryTime = 'It leaves the studio within two weeks';
  const translations = { fr: { deliveryTime: 'Départ de l’atelier sous deux semaines' } };
  const timed = { ...mailShop, deliveryTime, translations };
  const away = { ...timed, holidayNote: 'Orders are shipped again from 12 January' };
  const write = (shop: typeof mailShop, kind: BuyerMailKind = 'confirmation', language = 'en') =>
    writeLetter({ ...mailOrder(1), language: language as Language }, { kind, about: '' }, shop)!;

  expect(write(mailShop).text).toMatch(/What happens next: within a few days it is packed by hand/);
  expect(write(timed).text).toMatch(/two weeks\.\s+Then you get the tracking number by e-mail\./);
  expect(write(away).text).toMatch(/12 January\.\s+Then you get the tracking number by e-mail\./);
  for (const { text } of [write(timed), write(away)]) expect(text).not.toContain('few days');
  expect(write(away).text).not.toContain('two weeks');
  expect(write(away, 'transfer-instructions').text).toContain('prepare the parcel.\n\nOrders are');
  expect(write(timed, 'confirmation', 'fr').text).toContain('sous deux semaines.');
  const marked = write(away, 'confirmation', 'fr').html;
  expect(marked).toMatch(/<p lang="en"[^>]*>Orders are shipped again from 12 January\.</);
});

/** What a stranger's calls alone send, to whatever address they type. `npm run check` asks for a new kind. */
const isStrangers: Record<MailKind, boolean> = {
  'transfer-instructions': true,
  'transfer-request': true,
  confirmation: false,
  refunded: false,
  'partly-refunded': false,
  'address-request': false,
  released: false,
  shipped: false,
  cancelled: true,
  lapsed: true,
  'not-arrived': false,
  offer: false,
  'part-arrived': false,
  sold: false,
  'transfer-confirmed': false,
  'transfer-to-confirm': true,
  'transfer-sent': true,
  'money-returned': false,
  'refund-failed': false,
  dispute: false,
  'part-paid': false,
};

for (const [kind, needs] of Object.entries(isStrangers) as [MailKind, boolean][])
  test(`the mail '${kind}' of a transfer order that nobody vouches for needs ${needs ? 'a' : 'no'} place (rule 86)`, () => {
    const placed = transferOrder('K7M-4QX', new Date(Date.now() + 60_000));
    const mail = dueMail({ kind, round: 0, about: '' });
    const places = (parts: Partial<OrderRecord>) => needsPlace({ ...placed, ...parts }, mail);
    expect(places({ awaitsConfirmation: true })).toBe(needs);
    expect(places({ confirmedAt: placed.createdAt }), 'confirmed').toBe(false);
    expect(places({ money: [aPayment({})] }), 'paid').toBe(false);
    for (const method of ['card', 'offer', 'elsewhere'] as const)
      expect(places({ method }), method).toBe(false);
  });

test('a mail that a crash left in sending is due after two minutes; one that was sent never is (rule 34)', () => {
  const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  expect(isMailDue({ state: 'due', at: since(0) })).toBe(true);
  expect(isMailDue({ state: 'sending', at: since(1) })).toBe(false);
  expect(isMailDue({ state: 'sending', at: since(3) })).toBe(true);
  expect(isMailDue({ state: 'sent', at: since(3) })).toBe(false);
  expect(isMailDue({ state: 'due', at: since(3), refused: 'once' })).toBe(true);
  expect(isMailDue({ state: 'due', at: since(3), refused: 'for-good' })).toBe(false);
});

test('a mail greets by name only what is a name (rule 36)', () => {
  const greetingOf = (typed: string) => {
    const customerName = transferPaymentInput.shape.customerName.parse(typed);
    return textOfRequest({ ...mailOrder(1), customerName }).match(/^(Dear .*|Hello),$/m)?.[1];
  };
  for (const name of [
    'Marie http://elsewhere.example',
    'Marie elsewhere.example',
    'Marie elsewhere\uFF0Eexample',
    'Marie elsewhere.\u200Bexample',
    'Marie you@elsewhere',
    'Marie,\nyour order waits',
    'M'.repeat(41),
    'Marie 7 Joseph',
    'Marie \u0661\u0662',
  ]) {
    expect(greetingOf(name), name).toBe('Hello');
  }
  for (const name of ['Dr. J. R. Joseph-Désir', 'Ti-Jean O’Neill Jr.', 'M'.repeat(40)]) {
    expect(greetingOf(name)).toBe(`Dear ${name}`);
  }
});

test('the mails of a paid order say where it goes, line by line', () => {
  const lines = ['Marie Joseph', '12 Rue Capois', 'HT9110 Jacmel', 'Haiti'];
  for (const kind of ['confirmation', 'shipped'] as const) {
    const { text, html } = writeLetter(mailOrder(1), { kind, about: '' }, mailShop)!;
    expect(text, kind).toContain(`It goes to:\n${lines.join('\n')}\n`);
    expect(html, kind).toContain(lines.join('<br>'));
  }
  const unconfirmed = { kind: 'transfer-instructions', about: '' } as const;
  const { text } = writeLetter(mailOrder(1), unconfirmed, mailShop)!;
  expect(text, 'what a stranger typed (rule 36)').not.toContain('Rue Capois');
  const noAddress = { ...mailOrder(1), shippingAddress: null };
  expect(writeLetter(noAddress, confirmation, mailShop)!.text).not.toContain('It goes to');
});

test('of the mails to a buyer two alone have the delivery address, and two the time of delivery (rules 35, 104)', () => {
  const away = { ...mailShop, holidayNote: 'Orders are shipped again from 12 January' };
  const kindsWith = (words: string) =>
    buyerMailKinds.filter((kind) => {
      const letter = writeLetter(mailOrder(1), { kind, about: mailTopics[kind] ?? '' }, away)!;
      return letter.text.includes(words);
    });
  expect(kindsWith('Rue Capois')).toEqual(['confirmation', 'shipped']);
  expect(kindsWith('12 January')).toEqual(['transfer-instructions', 'confirmation']);
});

test('each mail tells its times in the zone of its reader: the buyer’s own, the painter’s of the shop (rule 34)', () => {
  // There it is November 24, 21:30.
  const [until, zone] = ['2099-11-25T02:30:00.000Z', 'America/Port-au-Prince'];
  const { offer, ...placed } = mailOrder(1);
  const order: OrderRecord = {
    ...placed,
    createdAt: '2099-11-22T02:30:00.000Z',
    deadline: until,
    offer: { ...offer!, parts: offer!.parts.map((part) => ({ ...part, until })) },
  };
  const tell = (kind: MailKind, ofBuyer: string, ofShop: string) => {
    const mail = { kind, about: mailTopics[kind] ?? '' };
    return unwrap(
      writeLetter({ ...order, timeZone: ofBuyer }, mail, { ...mailShop, timeZone: ofShop })!.text,
    );
  };
  const told = [
    ...buyerMailKinds.map((kind) => [kind, tell(kind, zone, 'UTC')] as const),
    ...painterMailKinds.map((kind) => [kind, tell(kind, 'UTC', zone)] as const),
  ];
  for (const [kind, text] of told) expect(text, kind).not.toMatch(/November 25|UTC/);
  const timed = told.flatMap(([kind, text]) => (text.includes('November 24') ? kind : []));
  expect(timed).toEqual(expect.arrayContaining(['transfer-instructions', 'not-arrived', 'offer']));
  expect(timed).toEqual(expect.arrayContaining(['part-arrived', 'transfer-confirmed']));
});

test("the mail 'released' says why, that nothing was charged, and what the bank may show", () => {
  const { subject, text } = writeLetter(mailOrder(1), { kind: 'released', about: '' }, mailShop)!;
  expect(subject).toBe('Nothing was charged for order #K7M-4QX');
  expect(unwrap(text)).toContain(
    "'Jou Mache' was sold to another buyer a moment before. Nothing was charged. Your bank may show $875.00 as pending; it disappears within some days.",
  );
});

test('an order that waits for the painter is told so, without a recipient; the painter gets its link', () => {
  const order = { ...mailOrder(1), awaitsPainter: true, awaitsConfirmation: false };
  const request = unwrap(textOfRequest(order));
  expect(request).toContain(
    'It is not reserved yet: the painter will confirm by e-mail. Please do not send money before.',
  );
  expect(request).not.toMatch(/Recipient|Memo|Amount/);
  const toConfirm = writeLetter(order, { kind: 'transfer-to-confirm', about: '' }, mailShop)!;
  expect(toConfirm.subject).toBe('Order #K7M-4QX waits for you: confirm it by hand');
  expect(unwrap(toConfirm.text)).toContain(
    'The buyer was told not to send money before you confirm.',
  );
  expect(toConfirm.text).toContain('https://shop.example/admin/orders#K7M-4QX');
});

test('the instructions name the recipient that the order showed', () => {
  const recipient = { email: 'before@shop.example', name: 'Before', instructions: 'By Zelle.' };
  const instructions = { kind: 'transfer-instructions', about: '' } as const;
  const { text } = writeLetter({ ...mailOrder(1), recipient }, instructions, mailShop)!;
  expect(text).toContain('Recipient: Before\n');
  expect(text).toContain('Email: before@shop.example\n');
  expect(text).toContain('Memo: Order #K7M-4QX');
  expect(text).toContain('By Zelle.');
  const byPhone = { ...recipient, email: '(305) 555-0100' };
  const other = writeLetter({ ...mailOrder(1), recipient: byPhone }, instructions, mailShop)!;
  expect(other.text).toContain('Phone: (305) 555-0100\n');
});

test('no mail has payment instructions when nothing is held', () => {
  const instructions = { kind: 'transfer-instructions', about: '' } as const;
  const order = mailOrder(1);
  expect(writeLetter(order, instructions, mailShop)?.text).toContain('Confirm my order');
  const over = new Date(Date.now() - 1000).toISOString();
  const unheld: Partial<OrderRecord>[] = [
    { deadline: over },
    { status: 'cancelled' },
    { awaitsPainter: true },
    { status: 'processing', money: [aPayment({ cents: 87_500 })] },
  ];
  for (const state of unheld) {
    expect(
      writeLetter({ ...order, ...state }, instructions, mailShop),
      JSON.stringify(state),
    ).toBeNull();
  }
});

test('the mail about a work that was deleted before its order was written has no picture', () => {
  const order = mailOrder(1);
  const items = order.items.map(({ id, artworkTitle: title }) =>
    newItem({ id, title, cents: asCents(15_000) }, null),
  );
  const letter = writeLetter({ ...order, items }, confirmation, mailShop)!;
  expect(letter.html).not.toContain('<img');
  expect(letter.text).toContain('Jou Mache: $150.00\n');
});

test('the picture in a mail has twice the pixels of its points, but never more than the file', () => {
  const order = mailOrder(1);
  const [item] = order.items;
  const htmlOf = (imageWidth: number, imageHeight: number) =>
    writeLetter(
      { ...order, items: [{ ...item!, imageWidth, imageHeight }] },
      confirmation,
      mailShop,
    )!.html;
  expect(htmlOf(2400, 1200)).toMatch(/w=1120&amp;fm=jpg[^>]* width="560" height="280"/);
  expect(htmlOf(1200, 2400)).toMatch(/w=560&amp;fm=jpg[^>]* width="280" height="560"/);
  expect(htmlOf(700, 350)).toMatch(/w=700&amp;fm=jpg[^>]* width="560" height="280"/);
  expect(htmlOf(90, 60)).toMatch(/w=90&amp;fm=jpg[^>]* width="90" height="60"/);
});

test('the painter answers to the buyer, and the buyer to the shop', () => {
  const order = mailOrder(1);
  expect(writeLetter(order, { kind: 'sold', about: '' }, mailShop)?.replyTo).toBe(
    order.customerEmail,
  );
  expect(writeLetter(order, confirmation, mailShop)?.replyTo).toBeUndefined();
});

test('without a name the address of the shop stands in its place', () => {
  const shop = { ...mailShop, shopName: '' };
  expect(writeLetter(mailOrder(1), confirmation, shop)!.text).toMatch(/^shop\.example\n/);
});

test('mails use the palette of the pages', () => {
  const palette = new Set(JSON.stringify(tailwind.theme).match(/#[0-9A-F]{6}/g));
  const used = JSON.stringify(styles).match(/#[0-9A-F]{6}/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((color) => !palette.has(color))).toEqual([]);
});

function textOfRequest(order: OrderRecord): string {
  return writeLetter(order, { kind: 'transfer-request', about: '' }, mailShop)!.text;
}

/** Returns the lines without links. */
function unlinked(text: string): string[] {
  return text.split('\n').filter((line) => !line.startsWith('https://'));
}

/** Returns the text without line breaks, which mails add. */
function unwrap(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
