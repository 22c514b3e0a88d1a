import { test } from 'node:test';
import { expect } from '@playwright/test';
import { answerFeed } from '../../src/components/feed.ts';
import { brokenFeedRules, feedRules } from '../fixtures/feed-rules.ts';

const address = 'https://atelye.example/works.xml';

async function feedOf(description: string): Promise<string> {
  const item = (id: string) => ({
    id,
    title: 'Jou & Mache',
    link: 'https://atelye.example/art/jou-mache',
    html: `<p><img src="https://atelye.example/a.jpg?w=800" alt="A market"></p><p>${description}</p>`,
    date: '2026-11-20T08:00:00.000Z',
  });
  const answer = answerFeed({
    title: 'Atelye · Works',
    description: 'New works',
    link: 'https://atelye.example/art',
    self: address,
    items: [item('work:1'), item('work:2')],
  });
  return answer.text();
}

test('A feed obeys the rules of the W3C’s validator, whatever characters a text has', async () => {
  expect(brokenFeedRules(await feedOf('Oil.'), address)).toEqual([]);
  const odd = String.fromCodePoint(0, 0x0b, 0x1f, 0x85, 0x9f, 0xfffd, 0xffff);
  const xml = await feedOf(`Lwil ${odd}é 🎨`);
  expect(brokenFeedRules(xml, address)).toEqual([]);
  expect(xml).toContain('Lwil é 🎨');
});

/** A change of a right feed that breaks the rule. */
const breaks: Record<string, [string | RegExp, string]> = {
  MissingTitle: ['<title>Atelye · Works</title>', ''],
  MissingLink: ['<link>https://atelye.example/art</link>', ''],
  MissingDescription: ['<description>New works</description>', ''],
  InvalidLanguage: ['<language>en', '<language>english'],
  MissingAtomSelfLink: [/<atom:link.*?>/, ''],
  SelfDoesntMatchLocation: ['works.xml', 'other.xml'],
  MisplacedItem: ['</channel>', '<language>en</language></channel>'],
  UndefinedElement: ['</item>', '<hour>6 PM</hour></item>'],
  DuplicateElement: ['</item>', '<title>Twice</title></item>'],
  NotBlank: ['Jou &amp; Mache', ''],
  MissingGuid: [/<guid.*?<\/guid>/, ''],
  DuplicateValue: ['work:2', 'work:1'],
  InvalidFullLink: ['https://atelye.example/art/', '/art/'],
  InvalidRFC2822Date: [/<pubDate>.*?</, '<pubDate>2026-11-20T08:00:00Z<'],
  IncorrectDOW: ['Fri, 20 Nov', 'Sun, 20 Nov'],
  ImplausibleDate: ['Fri, 20 Nov 2026', 'Wed, 20 Nov 2126'],
  ContainsHTML: ['Jou &amp; Mache', '&lt;em&gt;Jou&lt;/em&gt;'],
  NotHtml: ['Oil.&lt;/p&gt;', 'Oil.'],
  SecurityRiskAttr: ['&lt;img ', '&lt;img onload=&quot;a()&quot; '],
  ContainsRelRef: ['https://atelye.example/a.jpg', '/a.jpg'],
  BadCharacters: ['Oil.', 'Oil\u0085'],
};

for (const rule of feedRules) {
  test(`A feed that breaks the validator’s rule ${rule} is found`, async () => {
    const [right, wrong] = breaks[rule]!;
    expect(brokenFeedRules((await feedOf('Oil.')).replace(right, wrong), address)).toContain(rule);
  });
}
