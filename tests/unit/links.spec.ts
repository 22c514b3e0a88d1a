import { test } from 'node:test';
import { expect } from '@playwright/test';
import { isSameLink, newSecret } from '../../netlify/same-secret.ts';
import { readFragment } from '../../src/lib/fragment.ts';

const token = 'V33-ZJX.Kq_3-x9';
/** From a receipt that was printed with hyphens that do not break. */
const copied = token.replaceAll('-', '\u2011');

test('a fragment is read without what mail programs add to it (rule 35)', () => {
  const added = [')', '»', '.', ',', ' ', '>', '”', '!', '…', ';', ':', "'", '*', ').', '\u200b'];
  const tracking = ['?utm_medium=email', '&utm_source=x&utm_medium=email', '?', '#top', '> a word'];
  for (const end of [...added, ...tracking].flatMap((one) => [one, encodeURIComponent(one)]))
    expect(readFragment(`#${token}${end}`), end).toBe(token);
  for (const [hash, read] of [
    ['', ''],
    ['#', ''],
    ['#main', 'main'],
    [`#%23${token}`, token],
    [`#%20${token}`, token],
    [`#${token}%`, token],
    [`#${token}.sign)`, `${token}.sign`],
    // Secrets of before may end in a sign.
    [`#${token}_`, `${token}_`],
    [`#${token}-`, `${token}-`],
    ['#C-2026-0042-K7M4QXAH).', 'C-2026-0042-K7M4QXAH'],
    ['#kòd', 'kòd'],
    [`#${copied}`, token],
    [`#${encodeURIComponent(copied)}`, token],
  ] as const)
    expect(readFragment(hash), hash).toBe(read);
});

test('a new secret of a link ends in a letter or digit; an older one is right without its end, too', () => {
  for (const secret of Array.from({ length: 500 }, newSecret))
    expect(secret).toMatch(/^[\w-]{31}[A-Za-z\d]$/);
  for (const given of ['ab-c-_', 'ab-c-', 'ab-c']) expect(isSameLink(given, 'ab-c-_')).toBe(true);
  for (const given of ['ab-', 'abc', '']) expect(isSameLink(given, 'ab-c-_')).toBe(false);
});
