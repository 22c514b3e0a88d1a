import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from '@playwright/test';
import { readSettingsFile } from '../../netlify/node/settings-file.mjs';

let folder: string;
before(() => void (folder = mkdtempSync(join(tmpdir(), 'atelye-settings-'))));
after(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, 'settings.env');
  writeFileSync(file, text);
  return readSettingsFile(file);
}

test('the value of a line stands as it is (rule 109)', () => {
  const lines: [line: string, value: string][] = [
    ['ZELLE_NAME=Marie Joseph', 'Marie Joseph'],
    ['MAIL_FROM=Atelye <studio@shop.example>', 'Atelye <studio@shop.example>'],
    [
      'SMTP_URL=smtps://studio:pa$$w0rd@smtp.example:465',
      'smtps://studio:pa$$w0rd@smtp.example:465',
    ],
    ['SMTP_URL=smtps://a:b#c`d`$(e)&f;g|h@i', 'smtps://a:b#c`d`$(e)&f;g|h@i'],
    ['  SITE_URL = https://shop.example  ', 'https://shop.example'],
    ['NAME="Marie  \\"Mimi\\" $5"', 'Marie  "Mimi" $5'],
    ["NAME='a \\ b'", 'a \\ b'],
    ['NAME=Marie "Mimi" Joseph', 'Marie "Mimi" Joseph'],
    ['NAME="one\ntwo"', 'one\ntwo'],
    ['NAME=', ''],
  ];
  for (const [line, value] of lines) {
    for (const text of [line, `\uFEFF${line}\n`, `# a note\r\n\r\n${line}\r\n; another`])
      expect(Object.values(read(text)), text).toEqual([value]);
  }
  expect(read('A=1\nB=2\nA=3')).toEqual({ A: '3', B: '2' });
});

test('each faulty line is named, without its value', () => {
  const faulty = ['A=1', 'a secret', 'SMTP_URL="smtps://a:b@c', 'export X=secret', 'B=2', 'C=a\\b'];
  const says = (number: number, name = '') =>
    expect.stringContaining(`settings.env, line ${number}${name}: write NAME=value`);
  let message = '';
  try {
    read(faulty.join('\n'));
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message.split('\n')).toEqual([says(2), says(3, ' (SMTP_URL)'), says(4), says(6, ' (C)')]);
  expect(message).not.toMatch(/secret|smtps/);
});
