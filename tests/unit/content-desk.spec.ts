import { expect, test } from '@playwright/test';
import type { PageContent } from '#shared/content';
import {
  choosePicture,
  editDesk,
  keepOwnVersion,
  layOutDesk,
  receiveOutcome,
  resumeDesk,
  takeOtherVersion,
  keptDesk,
} from '../../src/islands/admin/content/desk.ts';
import type { Desk, Outcome } from '../../src/islands/admin/content/desk-state.ts';
import { changeWords } from '../../src/islands/admin/content/edits.ts';
import { pageOf } from './content-page.ts';

const lost: Outcome = { kind: 'unreachable', reason: 'no connection.' };
const first = 'https://elsewhere.example/a.jpg';
const withPicture = { id: 7, title: 'Chalk', content: '', imageUrl: '' };

test('The first letter is sent at once, later ones wait, and only the latest is sent', () => {
  let desk = type(layOutDesk(pageOf(), null), 'a');
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

test('An edit that was undone before it was sent is not sent', () => {
  const desk = type(type(layOutDesk(pageOf(), null), 'a'), 'ab');
  expect(store(type(desk, 'a'), 2).state.name).toBe('idle');
});

test('Without a connection the text is kept, and sent as one edit later', () => {
  let desk = receiveOutcome(type(layOutDesk(pageOf(), null), 'a'), lost);
  expect(desk).toMatchObject({ state: { name: 'offline' }, lost: 'no connection.', sent: null });
  desk = type(type(desk, 'ab'), 'abc');
  expect(desk).toMatchObject({ state: { name: 'offline' }, sent: null });
  desk = resumeDesk(desk);
  expect(desk).toMatchObject({ state: { name: 'sending' }, sent: { title: 'abc' } });
  // The message stays until an answer has come.
  expect(desk.lost).toBe('no connection.');
  expect(store(desk, 2)).toMatchObject({ state: { name: 'idle' }, lost: null, unsure: [] });
});

test('An edit with a lost answer is recognised, and is no conflict', () => {
  let desk = receiveOutcome(type(layOutDesk(pageOf(), null), 'a'), lost);
  desk = resumeDesk(type(desk, 'ab'));
  desk = receiveOutcome(desk, { kind: 'stale', theirs: pageOf({ title: 'a' }, 2) });
  expect(desk).toMatchObject({ state: { name: 'sending' }, sent: { title: 'ab' } });
  expect(desk.page.version).toBe(2);
});

test('Two windows that typed the same have no conflict', () => {
  const desk = type(layOutDesk(pageOf(), null), 'a');
  const met = receiveOutcome(desk, { kind: 'stale', theirs: pageOf({ title: 'a' }, 5) });
  expect(met).toMatchObject({ state: { name: 'idle' }, page: { version: 5 } });
});

test('Another version stops sending until the administrator chooses', () => {
  const theirs = pageOf({ title: 'theirs' }, 2);
  let desk = receiveOutcome(type(layOutDesk(pageOf(), null), 'mine'), { kind: 'stale', theirs });
  expect(desk).toMatchObject({ state: { name: 'conflict' }, sent: null });
  desk = resumeDesk(type(desk, 'mine too'));
  expect(desk).toMatchObject({ state: { name: 'conflict' }, sent: null });

  expect(keepOwnVersion(desk)).toMatchObject({
    state: { name: 'sending' },
    sent: { title: 'mine too' },
    page: { version: 2 },
  });
  const reloaded = takeOtherVersion(desk);
  expect(reloaded).toMatchObject({ state: { name: 'idle' }, draft: { title: 'theirs' } });
  expect(type(reloaded, 'next')).toMatchObject({ state: { name: 'sending' } });
});

test('A refusal is shown, and the next edit is sent', () => {
  const refused = receiveOutcome(type(layOutDesk(pageOf(), null), 'x'), {
    kind: 'refused',
    reason: 'No.',
  });
  expect(refused.state).toEqual({ name: 'refused', reason: 'No.' });
  expect(refused.draft.title).toBe('x');
  expect(type(refused, 'y')).toMatchObject({ state: { name: 'sending' }, sent: { title: 'y' } });
  expect(resumeDesk(refused)).toMatchObject({ state: { name: 'sending' }, sent: { title: 'x' } });
});

test("A picture gets the shop's address, and newer text stays", () => {
  let desk = choosePicture(layOutDesk(pageOf({ sections: [withPicture] }), null), 7, first);
  desk = type(desk, 'typed meanwhile');
  const copied = { ...withPicture, imageUrl: '/media/abc', imageSource: first };
  desk = receiveOutcome(desk, { kind: 'stored', page: pageOf({ sections: [copied] }, 2) });
  expect(desk.sent).toMatchObject({
    title: 'typed meanwhile',
    sections: [{ imageUrl: '/media/abc' }],
  });
});

test('A picture chosen meanwhile is not replaced by the copy of the earlier one', () => {
  let desk = choosePicture(layOutDesk(pageOf({ sections: [withPicture] }), null), 7, first);
  desk = choosePicture(desk, 7, '/media/other');
  const copied = { ...withPicture, imageUrl: '/media/abc', imageSource: first };
  desk = receiveOutcome(desk, { kind: 'stored', page: pageOf({ sections: [copied] }, 2) });
  expect(desk.sent?.sections[0]?.imageUrl).toBe('/media/other');
});

test('A picture that cannot be copied shows its reason, and the text is sent without it', () => {
  let desk = choosePicture(layOutDesk(pageOf({ sections: [withPicture] }), null), 7, first);
  desk = type(desk, 'words');
  desk = receiveOutcome(desk, { kind: 'picture-refused', reason: 'It does not answer.' });
  expect(desk.refusedPictures).toEqual({ 7: { address: first, reason: 'It does not answer.' } });
  expect(desk).toMatchObject({ state: { name: 'sending' }, sent: { title: 'words' } });
  expect(desk.sent?.sections[0]?.imageUrl).toBe('');
  expect(choosePicture(desk, 7, '/media/abc').refusedPictures).toEqual({});
});

test('A reload continues an interrupted edit', () => {
  const kept = keptDesk(receiveOutcome(type(layOutDesk(pageOf(), null), 'a'), lost))!;
  expect(layOutDesk(pageOf(), kept)).toMatchObject({
    state: { name: 'sending' },
    sent: { title: 'a' },
  });
  // The edit had arrived after all.
  expect(layOutDesk(pageOf({ title: 'a' }, 2), kept).state.name).toBe('idle');
  expect(layOutDesk(pageOf({ title: 'theirs' }, 2), kept).state.name).toBe('conflict');
});

test('After a reload during sending, the own edit is recognised', () => {
  const kept = keptDesk(type(type(layOutDesk(pageOf(), null), 'a'), 'ab'))!;
  expect(layOutDesk(pageOf({ title: 'a' }, 2), kept)).toMatchObject({
    state: { name: 'sending' },
    sent: { title: 'ab' },
    page: { version: 2 },
  });
});

test('A stored edit is not kept as a draft', () => {
  expect(keptDesk(layOutDesk(pageOf(), null))).toBeNull();
  expect(keptDesk(store(type(layOutDesk(pageOf(), null), 'a'), 2))).toBeNull();
});

function type(desk: Desk, title: string): Desk {
  return editDesk(desk, changeWords({ title }));
}

function store(desk: Desk, version: number): Desk {
  return receiveOutcome(desk, { kind: 'stored', page: pageOf(desk.sent as PageContent, version) });
}
