import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { stores } from '../../netlify/env.ts';
import { checkArchive } from '../../netlify/server/backup/archive.ts';
import {
  endLine,
  headLine,
  recordEnd,
  recordStart,
} from '../../netlify/use-cases/backup/backup-format.ts';

const folder = mkdtempSync(join(tmpdir(), 'atelye-archive-'));
after(() => rmSync(folder, { recursive: true }));

const count = 1000;
const recordOf = (key: string, more: object = {}) => {
  const record = { store: 'shop', key, metadata: {}, ...more };
  return recordStart(record) + Buffer.from(`Solèy ${key}`).toString('base64') + recordEnd;
};
const backupOf = (records: string[]) => headLine() + records.join('') + endLine(records.length);
const good = Array.from({ length: count }, (_, index) => recordOf(`artworks/work-${index}`));
const text = backupOf(good);
const packed = gzipSync(text);
const half = text.slice(0, text.length / 2);
const at900 = (record: string) => backupOf(good.with(898, record));

const whole: [words: string, file: string | Buffer][] = [
  ['packed', packed],
  ['unpacked by a browser', text],
  ['packed twice', gzipSync(packed)],
  ['packed in parts', Buffer.concat([gzipSync(half), gzipSync(text.slice(half.length))])],
  ['with a byte order mark', `\uFEFF${text}`],
  ['packed, with a byte order mark', gzipSync(`\uFEFF${text}`)],
  ['with the line ends of Windows', text.replaceAll('\n', '\r\n')],
  ['with an empty line at its end', `${text}\n`],
  ['without a line end', text.trimEnd()],
];
for (const [words, file] of whole) {
  test(`a backup ${words} is read (rule 83)`, async () => {
    expect(await checkArchive(write(file), stores)).toBe(count);
  });
}

const refused: [words: string, file: string | Buffer, message: string][] = [
  ['an empty file', '', 'is empty'],
  ['an empty file that was packed', gzipSync(''), 'is empty'],
  ['a ZIP file', Buffer.from('PK\u0003\u0004whatever'), 'is a ZIP file. Open it'],
  ['a text of an editor', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'another encoding'],
  ['a web page', '<!doctype html><title>Log in</title>', 'is a web page'],
  ['a letter', 'Dear painter,\nhow are you?', 'does not begin as one'],
  ['another list of JSON', '{"a":1}\n{"b":2}\n', 'does not begin as one'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'does not begin as one'],
  ['a file of another shop’s age', text.replace('backup-3', 'backup-9'), 'has the format atelye'],
  ['the first line alone', headLine(), 'its end is missing, 0 are here'],
  ['a half that was unpacked', half, 'its end is missing'],
  ['a half that was packed', packed.subarray(0, packed.length / 2), 'ends too early'],
  ['the mark of gzip alone', Buffer.from('1f8b', 'hex'), 'ends too early'],
  ['a damaged one', Buffer.from(packed.with(packed.length - 5, 1)), 'is damaged'],
  ['one without its end', headLine() + good.join(''), `its end is missing, ${count - 1} are here`],
  ['one without a record', backupOf(good).replace(good[5]!, ''), '1000 records were written, 999'],
  ['one in many layers', [1, 2, 3].reduce(gzipOf, packed), 'is packed more than 3 times'],
  ['one with a broken line', at900('{"store":"shop"\n'), 'a record in line 900'],
  ['one with a body that is no base64', at900(recordOf('a').replace('U29', '$$$')), 'line 900'],
  [
    'one with long metadata',
    at900(recordOf('a', { metadata: { a: 'é'.repeat(800) } })),
    'line 900',
  ],
  ['an unknown store', at900(recordOf('a', { store: 'keys' })), "a store 'keys'"],
  ...[
    '',
    '/artworks/a',
    '../site:media/a',
    'artworks/../../a',
    'artworks/%2e%2E/a',
    'artworks/./a',
    'artworks\\..\\a',
    'artworks/a?b',
    'artworks/a#b',
    'artworks/%41',
    'artworks/a\tb',
    'artworks/a ',
    'é'.repeat(301),
  ].map((key): (typeof refused)[number] => [
    `the key ${JSON.stringify(key.slice(0, 20))}`,
    at900(recordOf(key)),
    'a record in line 900',
  ]),
];
for (const [words, file, message] of refused) {
  test(`of a restore from ${words} nothing is written (rule 83)`, async () => {
    const check = checkArchive(write(file), stores);
    await expect(check).rejects.toThrow(message);
    await expect(check).rejects.toThrow('Nothing was restored.');
  });
}

test('a file that is not there, and a folder, are named (rule 83)', async () => {
  await expect(checkArchive(join(folder, 'none.gz'), stores)).rejects.toThrow('is not there');
  const inner = join(folder, 'inner');
  mkdirSync(inner);
  await expect(checkArchive(inner, stores)).rejects.toThrow('is a folder');
});

test('the keys of the shop are taken (rule 83)', async () => {
  const keys = ['format', 'orders/2026/K7M-4QX', 'logins/by-address/57', 'a~b._c', 'médias/50 cm'];
  expect(await checkArchive(write(backupOf(keys.map((key) => recordOf(key)))), stores)).toBe(5);
});

function gzipOf(file: Buffer): Buffer {
  return gzipSync(file);
}

function write(bytes: string | Buffer): string {
  const file = join(folder, 'backup');
  writeFileSync(file, bytes);
  return file;
}
