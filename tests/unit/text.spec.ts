import { test } from 'node:test';
import { expect } from '@playwright/test';
import { accountInput } from '#shared/admin/account';
import { settingsInput } from '#shared/admin/settings';
import { artworkInput } from '#shared/artwork';
import { contentPageInput } from '#shared/content';
import { instagramSettingsInput } from '#shared/instagram';
import { deliveryInput } from '#shared/order';
import { asSentence } from '#shared/sentence';
import { transferPaymentInput } from '#shared/payment';
import { textInput } from '#shared/text';

const turned = '\u202Egpj.eciovni\u202C';

test('characters that nobody sees are dropped from texts; tabs and line breaks stay', () => {
  expect(textInput().parse(` Marie\u0000 \u2066Joseph\u2069\u0007 ${turned} `)).toBe(
    'Marie Joseph gpj.eciovni',
  );
  expect(textInput().parse('One\r\n\ttwo\u001B[31m \u0085')).toBe('One\r\n\ttwo[31m');
  expect(textInput().parse('Solèy leve — «Zaboka» 🥑 שלום')).toBe('Solèy leve — «Zaboka» 🥑 שלום');
});

test('names, titles and addresses are such texts, and only unseen characters are none', () => {
  const { customerName } = transferPaymentInput.shape;
  expect(customerName.parse(`Marie ${turned}`)).toBe('Marie gpj.eciovni');
  expect(customerName.safeParse('\u202E\u0000').success).toBe(false);
  expect(artworkInput.shape.title.parse(`Choublak ${turned}`)).toBe('Choublak gpj.eciovni');
  const { address } = deliveryInput.shape.shippingAddress.shape;
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
