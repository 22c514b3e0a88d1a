import { test } from 'node:test';
import { expect } from '@playwright/test';
import { accountInput, ownerInput } from '#shared/admin/account';
import { settingsInput } from '#shared/admin/settings';
import { artworkInput } from '#shared/artwork';
import { contentPageInput } from '#shared/content';
import { filmInput } from '#shared/films/film';
import { instagramSettingsInput } from '#shared/instagram';
import { deliveryInput } from '#shared/order';
import { saleInput } from '#shared/offer';
import { questionInput } from '#shared/question';
import { seriesInput } from '#shared/series';
import { asSentence } from '#shared/sentence';
import { transferPaymentInput } from '#shared/payment';
import { textInput } from '#shared/text';

const nobodySees = [
  '\u200B',
  '\u2060',
  '\u00AD',
  '\u2800',
  '\u3164',
  '\u115F',
  '\uFFA0',
  '\u180E',
  '\u034F',
  '\uFE0F',
  '\uFEFF',
  '\u200D',
  '\uFFF9',
  '\u{E0020}',
  '\u3000',
];
const turned = '\u202Egpj.eciovni\u202C';

test('characters that nobody sees are dropped from texts; tabs and line breaks stay', () => {
  expect(textInput().parse(` Marie\u0000 \u2066Joseph\u2069\u0007 ${turned} `)).toBe(
    'Marie Joseph gpj.eciovni',
  );
  expect(textInput().parse('One\r\n\ttwo\u001B[31m \u0085')).toBe('One\r\n\ttwo[31m');
  expect(textInput().parse('Solèy leve — «Zaboka» 🥑 שלום')).toBe('Solèy leve — «Zaboka» 🥑 שלום');
});

test('a text of which nobody sees anything is empty; a soft hyphen within a word and the joiner of an emoji stay (rule 54)', () => {
  for (const sign of nobodySees) {
    expect(textInput().parse(`${sign} ${sign}`), escape(sign)).toBe('');
    expect(textInput().parse(`a${sign}b`), escape(sign)).toBe(`a${sign}b`);
  }
  for (const text of ['Meer\u00ADblick', '👩\u200D🎨', '❤\uFE0F', 'می\u200Cخواهم', '·', '?']) {
    expect(textInput().parse(text)).toBe(text);
  }
});

const { shippingAddress } = deliveryInput.shape;

/** Schemas of texts that are required. */
const required = {
  'title of an artwork': artworkInput.shape.title,
  'description of an artwork': artworkInput.shape.description,
  'category of an artwork': artworkInput.shape.category,
  'title of a series': seriesInput.shape.title,
  'title of a film': filmInput.shape.title,
  'name of a transfer order': transferPaymentInput.shape.customerName,
  'name of a question': questionInput.shape.name,
  'name of an address': shippingAddress.shape.name,
  'street of an address': shippingAddress.shape.address,
  'city of an address': shippingAddress.shape.city,
  'country of an address': shippingAddress.shape.country,
  'name of the administrator': ownerInput.shape.username,
  'collection of Instagram': instagramSettingsInput.shape.highlightCollection,
};

for (const [name, schema] of Object.entries(required)) {
  test(`${name}: one of which nobody sees anything is refused in the words for an empty one`, () => {
    const refused = schema.safeParse('').error?.message;
    expect(refused).toBeTruthy();
    for (const sign of nobodySees) {
      expect(schema.safeParse(`${sign} `).error?.message, escape(sign)).toBe(refused);
    }
  });
}

test('a question and an offer of which nobody sees anything are refused', () => {
  for (const sign of nobodySees) {
    const question = { name: 'Ana', email: 'ana@example.com', message: sign };
    expect(questionInput.safeParse(question).success, escape(sign)).toBe(false);
    const items = [{ title: sign, price: '20' }];
    expect(saleInput.safeParse({ items }).success, escape(sign)).toBe(false);
  }
});

test('names, titles and addresses are such texts, and only unseen characters are none', () => {
  const { customerName } = transferPaymentInput.shape;
  expect(customerName.parse(`Marie ${turned}`)).toBe('Marie gpj.eciovni');
  expect(customerName.safeParse('\u202E\u0000').success).toBe(false);
  expect(artworkInput.shape.title.parse(`Choublak ${turned}`)).toBe('Choublak gpj.eciovni');
  const { address } = shippingAddress.shape;
  expect(address.parse('12 Rue Capois\nDelmas\u0008')).toBe('12 Rue Capois\nDelmas');
});

test('settings, pages, their translations and the login are such texts; a page keeps its spaces', () => {
  const typed = `Solèy\u0000 ${turned}`;
  const seen = 'Solèy gpj.eciovni';
  const translations = { fr: { termsNote: typed } };
  expect(settingsInput.parse({ shopName: typed, translations })).toEqual({
    shopName: seen,
    translations: { fr: { termsNote: seen } },
  });
  const words = { title: `${typed} `, content: `${typed}\n\n` };
  const section = { id: 1, ...words, translations: { ht: words } };
  const content = { title: typed, description: typed, sections: [section] };
  const kept = { title: `${seen} `, content: `${seen}\n\n` };
  expect(contentPageInput.parse({ content }).content).toEqual({
    title: seen,
    description: seen,
    sections: [{ id: 1, ...kept, translations: { ht: kept } }],
  });
  expect(accountInput.parse({ username: typed, password: 'x' }).username).toBe(seen);
  const sync = { syncFrequency: '60', highlightCollection: `#${typed}` };
  expect(instagramSettingsInput.parse(sync).highlightCollection).toBe(seen);
});

for (const [typed, sentence] of [
  ['Ships rolled', 'Ships rolled.'],
  ['Ask me.', 'Ask me.'],
  ['Really?”', 'Really?”'],
] as const) {
  test(`'${typed}' ends with one sign`, () => {
    expect(asSentence(typed)).toBe(sentence);
  });
}
