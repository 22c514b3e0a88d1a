import { test } from 'node:test';
import { expect } from '@playwright/test';
import {
  choosePicture,
  edit,
  keepOwnVersion,
  openEditing,
  receive,
  resume,
  takeOtherVersion,
  toKept,
  type Editing,
  type Outcome,
} from '../../src/admin/content/editing.ts';
import { changeWords } from '../../src/admin/content/edits.ts';
import { pageOf } from './content-page.ts';

const lost: Outcome = { kind: 'unreachable', reason: 'no connection.' };
const first = 'https://elsewhere.example/a.jpg';
const withPicture = { id: 7, title: 'Chalk', content: '', imageUrl: '' };

test('The first letter is sent at once, later ones wait, and only the latest is sent', () => {
  let editing = type(open(), 'a');
  expect(editing.state.name).toBe('sending');
  editing = type(type(type(editing, 'ab'), 'abc'), 'abcd');
  expect(editing.save?.content.title).toBe('a');
  editing = store(editing, 2);
  expect(editing).toMatchObject({ state: { name: 'sending' }, page: { version: 2 } });
  expect(editing.save?.content.title).toBe('abcd');
  editing = store(editing, 3);
  expect(editing).toMatchObject({ state: { name: 'idle' }, save: null, draft: { title: 'abcd' } });
});

test('A save without an answer is sent again with its key; what was typed since follows under another', () => {
  let editing = receive(type(open(), 'a'), lost);
  const { save } = editing;
  expect(editing).toMatchObject({ state: { name: 'offline' }, lost: 'no connection.' });
  editing = type(type(editing, 'ab'), 'abc');
  expect(editing.state.name).toBe('offline');
  editing = resume(editing);
  expect(editing).toMatchObject({ state: { name: 'sending' }, save });
  // The message stays until an answer has come.
  expect(editing.lost).toBe('no connection.');
  editing = store(editing, 2);
  expect(editing).toMatchObject({ lost: null, save: { content: { title: 'abc' } } });
  expect(editing.save?.key).not.toBe(save?.key);
});

test('Another version stops sending until the administrator chooses', () => {
  const theirs = pageOf({ title: 'theirs' }, 2);
  let editing = receive(type(open(), 'mine'), { kind: 'stale', theirs });
  expect(editing).toMatchObject({ state: { name: 'conflict' }, save: null });
  editing = resume(type(editing, 'mine too'));
  expect(editing).toMatchObject({ state: { name: 'conflict' }, save: null });

  expect(keepOwnVersion(editing)).toMatchObject({
    state: { name: 'sending' },
    save: { content: { title: 'mine too' } },
    page: { version: 2 },
  });
  const reloaded = takeOtherVersion(editing);
  expect(reloaded).toMatchObject({ state: { name: 'idle' }, draft: { title: 'theirs' } });
  expect(type(reloaded, 'next')).toMatchObject({ state: { name: 'sending' } });
});

test('A refusal is shown, and the next edit is sent', () => {
  const refused = receive(type(open(), 'x'), { kind: 'refused', reason: 'No.' });
  expect(refused.state).toEqual({ name: 'refused', reason: 'No.' });
  expect(refused.draft.title).toBe('x');
  expect(type(refused, 'y').save?.content.title).toBe('y');
  expect(resume(refused).save?.content.title).toBe('x');
});

test('A picture that cannot be copied shows its reason, and the text is sent without it', () => {
  let editing = choosePicture(openEditing(pageOf({ sections: [withPicture] }), null), 7, first);
  editing = type(editing, 'words');
  editing = receive(editing, { kind: 'picture-refused', reason: 'It does not answer.' });
  const refusal = { address: first, reason: 'It does not answer.' };
  expect(editing.refusedPictures).toEqual({ 7: refusal });
  expect(editing).toMatchObject({ state: { name: 'sending' } });
  expect(editing.save?.content).toMatchObject({ title: 'words', sections: [{ imageUrl: '' }] });
  expect(choosePicture(editing, 7, '/media/abc').refusedPictures).toEqual({});
});

test('A picture that was copied from its address is not taken for a refused one', () => {
  const copied = { ...withPicture, imageUrl: '/media/abc', imageSource: first };
  const page = pageOf({ sections: [copied, { ...withPicture, id: 8 }] });
  const draft = { ...page.content, sections: [{ ...withPicture, imageUrl: first }] };
  const other = { ...withPicture, id: 8, imageUrl: '/media/none' };
  const editing = edit(openEditing(page, null), () => ({
    ...draft,
    sections: [...draft.sections, other],
  }));
  const refused = receive(editing, { kind: 'picture-refused', reason: 'No.' });
  expect(Object.keys(refused.refusedPictures)).toEqual(['8']);
});

test('A reload continues with the save that had no answer, on the version it was typed on', () => {
  const interrupted = type(type(open(), 'a'), 'ab');
  const kept = toKept(interrupted);
  const resumed = openEditing(pageOf({ title: 'a' }, 2), kept);
  expect(resumed).toMatchObject({
    state: { name: 'sending' },
    save: interrupted.save,
    draft: { title: 'ab' },
    page: { version: 1 },
  });
  expect(store(resumed, 2).save?.content.title).toBe('ab');
});

test('A stored edit is not kept as a draft', () => {
  expect(toKept(open())).toBeNull();
  expect(toKept(store(type(open(), 'a'), 2))).toBeNull();
});

function open(): Editing {
  return openEditing(pageOf(), null);
}

function type(editing: Editing, title: string): Editing {
  return edit(editing, changeWords({ title }));
}

function store(editing: Editing, version: number): Editing {
  return receive(editing, { kind: 'stored', page: pageOf(editing.save!.content, version) });
}
