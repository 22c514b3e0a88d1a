import { test } from 'node:test';
import { expect } from '@playwright/test';
import { settingsInput } from '#shared/admin/settings';
import { inputMessages } from '#shared/input-messages';
import { transferPaymentInput } from '#shared/payment';
import { questionInput } from '#shared/question';

/** As people type, paste and autocomplete them; what the shop stores. */
const taken: [typed: string, stored: string][] = [
  ['marie@example.com', 'marie@example.com'],
  [' Marie.Joseph+art@Example.com ', 'Marie.Joseph+art@Example.com'],
  ["o'neil@example.museum", "o'neil@example.museum"],
  ['marie&jean@example.com', 'marie&jean@example.com'],
  ['art/dept=3@example.com', 'art/dept=3@example.com'],
  ["!#$%&'*+-/=?^_`{|}~@example.com", "!#$%&'*+-/=?^_`{|}~@example.com"],
  ["o'@example.com", "o'@example.com"],
  ['marie&jean@exämple.com', 'marie&jean@xn--exmple-cua.com'],
  ['info@exämple.com', 'info@xn--exmple-cua.com'],
  ['info@EXÄMPLE.com', 'info@xn--exmple-cua.com'],
  ['info@exa\u0308mple.com', 'info@xn--exmple-cua.com'],
  ['info@kfz-sachverständiger-müller.de', 'info@xn--kfz-sachverstndiger-mller-xec07d.de'],
  ['kontakt@straße.de', 'kontakt@xn--strae-oqa.de'],
  ['moya@россия.рф', 'moya@xn--h1alffa9f.xn--p1ai'],
  ['moya@xn--h1alffa9f.xn--p1ai', 'moya@xn--h1alffa9f.xn--p1ai'],
  ['ajay@डाटा.भारत', 'ajay@xn--c2bd1gb.xn--h2brj9c'],
  ['me@i❤.ws', 'me@xn--i-7iq.ws'],
  ['\u200Bmarie@example.com\uFEFF', 'marie@example.com'],
  ['marie@exam\u00ADple.com', 'marie@example.com'],
  ['marie@example。com', 'marie@example.com'],
];

const refused: [typed: string, words: string][] = [
  ['josé@example.com', inputMessages.emailLetters],
  ['почта@пример.рф', inputMessages.emailLetters],
  ['jose\u0301@example.com', inputMessages.emailLetters],
  ['josé@exämple', inputMessages.emailForm],
  ['marie', inputMessages.emailForm],
  ['marie@example', inputMessages.emailForm],
  ['marie@exämple', inputMessages.emailForm],
  ['marie@example.com.', inputMessages.emailForm],
  ['marie.@example.com', inputMessages.emailForm],
  ['.marie@example.com', inputMessages.emailForm],
  ['marie..jean@example.com', inputMessages.emailForm],
  ['marie;jean@example.com', inputMessages.emailForm],
  ['marie(art)@example.com', inputMessages.emailForm],
  ['"marie"@example.com', inputMessages.emailForm],
  ['marie@example.com,you@example.com', inputMessages.emailForm],
  ['Marie <marie@example.com>', inputMessages.emailForm],
  ['mailto:marie@example.com', inputMessages.emailForm],
  ['marie@exä.com/x.com', inputMessages.emailForm],
  ['marie@exä.com:25', inputMessages.emailForm],
  ['marie@exä mple.com', inputMessages.emailForm],
  ['marie@you@exä.com', inputMessages.emailForm],
  ['marie@exä%2emple.com', inputMessages.emailForm],
  ['marie@xn--ä.com', inputMessages.emailForm],
  ['marie@example.com\r\nBcc: you@example.com', inputMessages.emailForm],
  [`marie@${'ä'.repeat(250)}.com`, inputMessages.tooLong],
  [`${'m'.repeat(250)}@example.com`, inputMessages.tooLong],
];

for (const [typed, stored] of taken) {
  test(`'${typed}' is taken as ${stored}`, () => {
    expect(transferPaymentInput.parse(order(typed)).customerEmail).toBe(stored);
    expect(questionInput.parse(question(typed)).email).toBe(stored);
    expect(settingsInput.parse({ notifyEmail: typed }).notifyEmail).toBe(stored);
    expect(settingsInput.parse({ transferEmail: typed }).transferEmail).toBe(stored);
  });
}

for (const [typed, words] of refused) {
  test(`'${typed.slice(0, 40)}' is refused with what is wrong`, () => {
    expect(wordsOf(transferPaymentInput, order(typed))).toBe(words);
    expect(wordsOf(questionInput, question(typed))).toBe(words);
    expect(wordsOf(settingsInput, { notifyEmail: typed })).toBe(words);
    if (!typed.includes('@')) return;
    expect(wordsOf(settingsInput, { transferEmail: typed })).toBe(words);
  });
}

test('an empty address has the words of its form; a setting may be empty, the recipient a telephone number', () => {
  expect(wordsOf(transferPaymentInput, order(' '))).toBe(inputMessages.contact);
  expect(wordsOf(questionInput, question(''))).toBe(inputMessages.email);
  for (const transferEmail of ['', '+1 305 555 0100', '(305) 555-0100'])
    expect(settingsInput.parse({ transferEmail, notifyEmail: '' })).toEqual({
      transferEmail,
      notifyEmail: '',
    });
});

function order(customerEmail: string) {
  return { artworkId: 'jou-mache', amount: 150, customerName: 'Marie', customerEmail };
}

function question(email: string) {
  return { name: 'Marie', email, message: 'Is it framed?' };
}

type Schema = { safeParse(value: unknown): { error?: { issues: { message: string }[] } } };

function wordsOf(schema: Schema, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}
