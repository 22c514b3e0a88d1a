import { test } from 'node:test';
import { expect } from '@playwright/test';
import { firstParagraph, toHtml, toPageHtml } from '../../src/lib/markdown.ts';
import { toPlainText } from '../../src/lib/plain-text.ts';
import * as edits from '../../src/admin/content/markdown-edits.ts';

const harm = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](<javascript:alert(1)>)',
  '[a](JaVaScript&colon;alert(1))',
  '<javascript:alert(1)>',
  '[a](data:text/html,<script>alert(1)</script>)',
  '![a](x" onerror="alert(1))',
  '## <svg onload=alert(1)>',
  '- <a href="javascript:alert(1)">b</a>',
];

test('Markdown carries no script, no handler and no link to a script', () => {
  for (const text of harm) {
    for (const html of [toHtml(text), toPageHtml(text)]) {
      expect(html, text).not.toMatch(/<(script|img|svg|iframe)|href="(javascript|data)/i);
      expect(html.replaceAll(/&lt;.*?&gt;/g, ''), text).not.toMatch(/<[^>]*\son\w+=/i);
    }
  }
});

test('A plain page has headings and lists, other texts keep what looks like them', () => {
  const text = '# Delivery\n\n- by *post*\n- **by hand**\n\n1. first';
  expect(toPageHtml(text)).toMatch(
    /<h2>Delivery<\/h2>.*<li>by <em>post<\/em><\/li>.*<strong>.*<ol>/s,
  );
  expect(toHtml('1944. A year')).toBe('<p>1944. A year</p>');
  expect(toHtml('# one')).toBe('<p># one</p>');
});

test('The diary renders links and emphasis, and no HTML', () => {
  const html = toHtml(
    '*Blue*, **again**: [storm](https://sea.example)\n\n<script>alert(1)</script>',
  );
  expect(html).toContain('<em>Blue</em>, <strong>again</strong>');
  expect(html).toContain('<a href="https://sea.example">storm</a>');
  expect(html).toContain('&lt;script&gt;');
  expect(toHtml('[x](javascript:alert(1))')).toContain('<a href="">x</a>');
  expect(toHtml('# 1\n- a\n![p](https://sea.example/p.jpg)')).not.toMatch(/<(h1|li|img)/);
  expect(toPlainText('*Blue*, **again** at [sea](/x), 2 * 3 * 4')).toBe(
    'Blue, again at sea, 2 * 3 * 4',
  );
});

test('The description for search engines is the first paragraph, without marks', () => {
  expect(firstParagraph('', '## Hello\n\nI *paint* in\n[Jacmel](https://a.example).\n\nMore')).toBe(
    'I paint in Jacmel.',
  );
  expect(firstParagraph('', '')).toBe('');
  expect(firstParagraph('x'.repeat(400))).toHaveLength(300);
});

test('The four marks change the selected words or lines, and a second press removes a heading', () => {
  const selected = { text: 'one\ntwo three\nfour', start: 4, end: 7 };
  expect(edits.bold(selected)).toEqual({ text: 'one\n**two** three\nfour', start: 6, end: 9 });
  const linked = edits.link(selected);
  expect(linked.text).toBe('one\n[two](https://) three\nfour');
  expect(linked.text.slice(linked.start, linked.end)).toBe('https://');
  const headed = edits.heading(selected);
  expect(headed.text).toBe('one\n## two three\nfour');
  expect(edits.heading(headed).text).toBe(selected.text);
  const all = { ...selected, start: 0, end: selected.text.length };
  expect(edits.list(all).text).toBe('- one\n- two three\n- four');
  expect(edits.bold({ text: '', start: 0, end: 0 }).text).toBe('**bold words**');
});
