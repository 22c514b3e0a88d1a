import { expect, test } from '@playwright/test';
import type { PageContent } from '#shared/content';
import {
  choosePicture,
  edit,
  keepMine,
  layOut,
  receive,
  resume,
  takeTheirs,
  toKeep,
} from '../../src/stores/content-desk.ts';
import type { Desk, Outcome } from '../../src/stores/content-desk-state.ts';
import { changeWords } from '../../src/stores/content-edits.ts';
import { pageOf } from './content-page.ts';

const lost: Outcome = { kind: 'unreachable', reason: 'no connection.' };
const first = 'https://elsewhere.example/a.jpg';
const withPicture = { id: 7, title: 'Chalk', content: '', imageUrl: '' };

test('The first letter is sent at once, the next ones wait, and only the latest of them goes', () => {
  let desk = type(layOut(pageOf(), null), 'a');
  expect(desk.state.name).toBe('sending');
  desk = type(type(type(desk, 'ab'), 'abc'), 'abcd');
  expect(desk.state.name).toBe('waiting');
  expect(desk.sent?.title).toBe('a');
  desk = store(desk, 2);
  expect(desk).toMatchObject({ state: { name: 'sending' }, sent: { title: 'abcd' } });
  expect(desk.page.version).toBe(2);
  desk = store(desk, 3);
  expect(desk).toMatchObject({ state: { name: 'idle' }, sent: null, draft: { title: 'abcd' } });
});

test('An edit that was taken back before its turn is not sent', () => {
  const desk = type(type(layOut(pageOf(), null), 'a'), 'ab');
  expect(store(type(desk, 'a'), 2).state.name).toBe('idle');
});

test('Without a connection what is typed is kept, and goes as one edit when it can', () => {
  let desk = receive(type(layOut(pageOf(), null), 'a'), lost);
  expect(desk).toMatchObject({ state: { name: 'offline' }, lost: 'no connection.', sent: null });
  desk = type(type(desk, 'ab'), 'abc');
  expect(desk).toMatchObject({ state: { name: 'offline' }, sent: null });
  desk = resume(desk);
  expect(desk).toMatchObject({ state: { name: 'sending' }, sent: { title: 'abc' } });
  // It keeps saying so until an answer has come.
  expect(desk.lost).toBe('no connection.');
  expect(store(desk, 2)).toMatchObject({ state: { name: 'idle' }, lost: null, unsure: [] });
});

test('An edit whose answer was lost is recognised, and is no conflict', () => {
  let desk = receive(type(layOut(pageOf(), null), 'a'), lost);
  desk = resume(type(desk, 'ab'));
  desk = receive(desk, { kind: 'stale', theirs: pageOf({ title: 'a' }, 2) });
  expect(desk).toMatchObject({ state: { name: 'sending' }, sent: { title: 'ab' } });
  expect(desk.page.version).toBe(2);
});

test('Two windows that typed the same have no conflict', () => {
  const desk = type(layOut(pageOf(), null), 'a');
  const met = receive(desk, { kind: 'stale', theirs: pageOf({ title: 'a' }, 5) });
  expect(met).toMatchObject({ state: { name: 'idle' }, page: { version: 5 } });
});

test('Another version stops the sending until one of the two is chosen', () => {
  const theirs = pageOf({ title: 'theirs' }, 2);
  let desk = receive(type(layOut(pageOf(), null), 'mine'), { kind: 'stale', theirs });
  expect(desk).toMatchObject({ state: { name: 'conflict' }, sent: null });
  desk = resume(type(desk, 'mine too'));
  expect(desk).toMatchObject({ state: { name: 'conflict' }, sent: null });

  expect(keepMine(desk)).toMatchObject({
    state: { name: 'sending' },
    sent: { title: 'mine too' },
    page: { version: 2 },
  });
  const reloaded = takeTheirs(desk);
  expect(reloaded).toMatchObject({ state: { name: 'idle' }, draft: { title: 'theirs' } });
  expect(type(reloaded, 'next')).toMatchObject({ state: { name: 'sending' } });
});

test('A refusal is told, and the next edit is tried again', () => {
  const refused = receive(type(layOut(pageOf(), null), 'x'), { kind: 'refused', reason: 'No.' });
  expect(refused.state).toEqual({ name: 'refused', reason: 'No.' });
  expect(refused.draft.title).toBe('x');
  expect(type(refused, 'y')).toMatchObject({ state: { name: 'sending' }, sent: { title: 'y' } });
  expect(resume(refused)).toMatchObject({ state: { name: 'sending' }, sent: { title: 'x' } });
});

test('A picture takes the address that the shop gives it, and what is typed stays', () => {
  let desk = choosePicture(layOut(pageOf({ sections: [withPicture] }), null), 7, first);
  desk = type(desk, 'typed meanwhile');
  const copied = { ...withPicture, imageUrl: '/media/abc', imageSource: first };
  desk = receive(desk, { kind: 'stored', page: pageOf({ sections: [copied] }, 2) });
  expect(desk.sent).toMatchObject({
    title: 'typed meanwhile',
    sections: [{ imageUrl: '/media/abc' }],
  });
});

test('A picture chosen meanwhile is not overwritten by the copy of the one before', () => {
  let desk = choosePicture(layOut(pageOf({ sections: [withPicture] }), null), 7, first);
  desk = choosePicture(desk, 7, '/media/other');
  const copied = { ...withPicture, imageUrl: '/media/abc', imageSource: first };
  desk = receive(desk, { kind: 'stored', page: pageOf({ sections: [copied] }, 2) });
  expect(desk.sent?.sections[0]?.imageUrl).toBe('/media/other');
});

test('A picture that cannot be had is told at its field, and the words go on without it', () => {
  let desk = choosePicture(layOut(pageOf({ sections: [withPicture] }), null), 7, first);
  desk = type(desk, 'words');
  desk = receive(desk, { kind: 'picture-refused', reason: 'It does not answer.' });
  expect(desk.refusedPictures).toEqual({ 7: { address: first, reason: 'It does not answer.' } });
  expect(desk).toMatchObject({ state: { name: 'sending' }, sent: { title: 'words' } });
  expect(desk.sent?.sections[0]?.imageUrl).toBe('');
  expect(choosePicture(desk, 7, '/media/abc').refusedPictures).toEqual({});
});

test('A reload goes on where it was interrupted', () => {
  const kept = toKeep(receive(type(layOut(pageOf(), null), 'a'), lost))!;
  expect(layOut(pageOf(), kept)).toMatchObject({
    state: { name: 'sending' },
    sent: { title: 'a' },
  });
  // The edit had arrived after all.
  expect(layOut(pageOf({ title: 'a' }, 2), kept).state.name).toBe('idle');
  expect(layOut(pageOf({ title: 'theirs' }, 2), kept).state.name).toBe('conflict');
});

test('A reload in the middle of sending knows its own edit again', () => {
  const kept = toKeep(type(type(layOut(pageOf(), null), 'a'), 'ab'))!;
  expect(layOut(pageOf({ title: 'a' }, 2), kept)).toMatchObject({
    state: { name: 'sending' },
    sent: { title: 'ab' },
    page: { version: 2 },
  });
});

test('What is stored is not kept', () => {
  expect(toKeep(layOut(pageOf(), null))).toBeNull();
  expect(toKeep(store(type(layOut(pageOf(), null), 'a'), 2))).toBeNull();
});

function type(desk: Desk, title: string): Desk {
  return edit(desk, changeWords({ title }));
}

function store(desk: Desk, version: number): Desk {
  return receive(desk, { kind: 'stored', page: pageOf(desk.sent as PageContent, version) });
}
