import { test } from 'node:test';
import { expect } from '@playwright/test';
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

test('The text of a plain page is its only section', () => {
  expect(textOf(page)).toBe('\n\n\n\n');
  const changed = changeText('## Delivery')(page);
  expect(changed.sections).toHaveLength(1);
  expect(textOf(changed)).toBe('## Delivery');
});

test('A change is of one section', () => {
  const changed = changeSection(3, { content: 'new' })(page);
  expect(changed.sections.slice(0, 2)).toEqual(page.sections.slice(0, 2));
  expect(changed.sections[2]).toEqual({ ...strokes, content: 'new' });
});

test('A translation changes nothing else', () => {
  expect(translatePage('ht', { title: 'Paj' })(page)).toEqual({
    ...page,
    translations: { ht: { title: 'Paj' } },
  });
  const french = translateSection(2, 'fr', { title: 'Champs' })(page);
  expect(titles(french)).toEqual(titles(page));
  expect(french.sections[1]?.translations).toEqual({ fr: { title: 'Champs' } });
  const both = translateSection(2, 'ht', { title: 'Chan' })(french);
  const whole = translateSection(2, 'fr', { content: 'Larges.' })(both);
  expect(whole.sections[1]?.translations).toEqual({
    fr: { title: 'Champs', content: 'Larges.' },
    ht: { title: 'Chan' },
  });
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
