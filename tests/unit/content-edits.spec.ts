import { expect, test } from '@playwright/test';
import type { PageContent } from '#shared/content';
import {
  addSection,
  changeSection,
  changeText,
  insertSection,
  moveSection,
  removeSection,
  textOf,
  translatePage,
  translateSection,
  translateText,
} from '../../src/admin/content/edits.ts';
import { contentDifferences } from '../../src/admin/content/differences.ts';
import { empty } from './content-page.ts';

const [chalk, fields, strokes] = ['Chalk', 'Fields', 'Strokes'].map((title, place) => ({
  id: place + 1,
  title,
  content: '',
})) as [Section, Section, Section];
const page: PageContent = { ...empty, sections: [chalk, fields, strokes] };

test('A new section is empty, and its id is the time, unique within a millisecond', () => {
  const twice = addSection(1000)(addSection(1000)(empty));
  expect(twice.sections).toEqual([
    { id: 1000, title: '', content: '' },
    { id: 1001, title: '', content: '' },
  ]);
});

test('Sections move by one and stop at both ends', () => {
  expect(titles(moveSection(2, -1)(page))).toEqual(['Fields', 'Chalk', 'Strokes']);
  expect(titles(moveSection(2, 1)(page))).toEqual(['Chalk', 'Strokes', 'Fields']);
  expect(titles(moveSection(1, -1)(page))).toEqual(['Chalk', 'Fields', 'Strokes']);
  expect(titles(moveSection(3, 1)(page))).toEqual(['Chalk', 'Fields', 'Strokes']);
});

test('A deleted section comes back to its place, once', () => {
  const without = removeSection(2)(page);
  expect(titles(without)).toEqual(['Chalk', 'Strokes']);
  const back = insertSection(fields, 1)(without);
  expect(back).toEqual(page);
  expect(insertSection(fields, 1)(back)).toEqual(page);
});

test('Differences have names', () => {
  const other = changeSection(3, { content: 'new' })({ ...page, title: 'Other' });
  expect(contentDifferences(page, other)).toEqual(['Page Title', 'the section “Strokes”']);
  expect(contentDifferences(page, addSection(9)(page))).toEqual(['a section without a title']);
  expect(contentDifferences(page, moveSection(1, 1)(page))).toEqual(['the order of the sections']);
  const copy = { ...fields, imageUrl: '/media/abc', imageSource: 'https://a.example/b.jpg' };
  const stored = { ...page, sections: [chalk, copy, strokes] };
  const withAddress = (imageUrl: string) => changeSection(2, { imageUrl })(page);
  for (const same of ['https://a.example/b.jpg', '/media/abc']) {
    expect(contentDifferences(withAddress(same), stored), same).not.toContain(
      'the section “Fields”',
    );
  }
  expect(contentDifferences(withAddress('https://a.example/c.jpg'), stored)).toEqual([
    'the section “Fields”',
  ]);
});

test('The text of a plain page is its only section', () => {
  expect(textOf(page)).toBe('\n\n\n\n');
  const changed = changeText('## Delivery')(page);
  expect(changed.sections).toHaveLength(1);
  expect(textOf(changed)).toBe('## Delivery');
});

test('A translation changes nothing else, and has a name in a conflict', () => {
  const french = translateSection(2, 'fr', { title: 'Champs' })(page);
  expect(titles(french)).toEqual(titles(page));
  expect(french.sections[1]?.translations).toEqual({ fr: { title: 'Champs' } });
  const both = translateSection(2, 'ht', { title: 'Chan' })(french);
  const whole = translateSection(2, 'fr', { content: 'Larges.' })(both);
  expect(whole.sections[1]?.translations).toEqual({
    fr: { title: 'Champs', content: 'Larges.' },
    ht: { title: 'Chan' },
  });
  expect(contentDifferences(page, french)).toEqual(['the section “Fields”']);
  const titled = translatePage('ht', { title: 'Paj' })(page);
  expect(contentDifferences(page, titled)).toEqual(['Page Title in Kreyòl']);
  expect(contentDifferences(page, translatePage('ht', { title: '' })(page))).toEqual([
    'the order of the sections',
  ]);
});

test('The text of a plain page keeps its translations, and may have only those', () => {
  const french = translateText('fr', 'Bonjour')(empty);
  expect(french.sections).toEqual([
    { id: 1, title: '', content: '', translations: { fr: { content: 'Bonjour' } } },
  ]);
  expect(changeText('Hello')(french).sections).toEqual([
    { id: 1, title: '', content: 'Hello', translations: { fr: { content: 'Bonjour' } } },
  ]);
});

type Section = PageContent['sections'][number];

function titles({ sections }: PageContent): string[] {
  return sections.map(({ title }) => title);
}
