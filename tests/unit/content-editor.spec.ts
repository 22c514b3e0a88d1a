import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import type { ContentPage } from '#shared/content';
import type { Editing, Kept, Outcome } from '../../src/admin/content/editing.ts';
import { changeWords } from '../../src/admin/content/edits.ts';
import { openEditor, type EditorParts } from '../../src/admin/content/editor.ts';
import { pageOf } from './content-page.ts';

test('Forty quick edits are fewer requests, never two at once, and end with the last', async () => {
  const server = createServer();
  const { editor, told } = open(server);
  for (let letter = 1; letter <= 40; letter++) {
    editor.edit(changeWords({ title: 'x'.repeat(letter) }));
    await wait(1);
  }
  await expect.poll(() => told.saved).toBe(1);
  expect(server.page.content.title).toBe('x'.repeat(40));
  expect(server.mostAtOnce).toBe(1);
  expect(server.calls).toBeLessThan(40);
  expect(server.calls).toBeGreaterThan(1);
  expect(told.kept).toBeNull();
});

test('Success is reported once per pause in typing', async () => {
  const { editor, told } = open(createServer(), { pauseMs: 400 });
  for (const title of ['a', 'ab', 'abc']) {
    editor.edit(changeWords({ title }));
    await wait(15);
  }
  expect(told.saved).toBe(0);
  expect(editor.$isBusy.get()).toBe(true);
  await expect.poll(() => told.saved).toBe(1);
  expect(editor.$isBusy.get()).toBe(false);
  editor.edit(changeWords({ title: 'abcd' }));
  await expect.poll(() => told.saved).toBe(2);
});

test('Save Changes does not wait for the pause, and reports when nothing waits', async () => {
  const server = createServer();
  const { editor, told } = open(server, { pauseMs: 60_000 });
  editor.edit(changeWords({ title: 'a' }));
  editor.save();
  await expect.poll(() => told.saved).toBe(1);
  editor.save();
  expect(told.saved).toBe(2);
  expect(server.calls).toBe(1);
});

test('Without a connection it retries, reports once, and loses nothing', async () => {
  const server = createServer();
  const { editor, told } = open(server);
  server.isDown = true;
  editor.edit(changeWords({ title: 'a' }));
  await expect.poll(() => server.calls).toBeGreaterThan(3);
  editor.edit(changeWords({ title: 'ab' }));
  expect(told).toMatchObject({ failed: 1, saved: 0, kept: { draft: { title: 'ab' } } });
  expect(editor.$isBusy.get()).toBe(false);
  server.isDown = false;
  await expect.poll(() => server.page.content.title).toBe('ab');
  await expect.poll(() => told.saved).toBe(1);
});

test('A restored connection sends at once, before the next retry', async () => {
  const server = createServer();
  const { editor } = open(server, { retryMs: [60_000] });
  server.isDown = true;
  editor.edit(changeWords({ title: 'a' }));
  await expect.poll(() => editor.$editing.get().state.name).toBe('offline');
  server.isDown = false;
  editor.resume();
  await expect.poll(() => server.page.content.title).toBe('a');
});

test("An edit is never sent over another window's newer version", async () => {
  const server = createServer();
  const { editor, told } = open(server);
  server.page = pageOf({ title: 'theirs' }, 2);
  editor.edit(changeWords({ title: 'mine' }));
  await expect.poll(() => editor.$editing.get().state.name).toBe('conflict');
  expect(told.failed).toBe(1);
  expect(server.page.content.title).toBe('theirs');
  editor.keepMine();
  await expect.poll(() => server.page.content.title).toBe('mine');
});

test('An edit that a reload interrupted is sent when the page has loaded', async () => {
  const server = createServer();
  const kept = { draft: { ...server.page.content, title: 'kept' }, version: 1, save: null };
  open(server, {}, kept);
  await expect.poll(() => server.page.content.title).toBe('kept');
});

test('An ended session is reported, and the draft stays', async () => {
  const server = createServer();
  const ended: unknown[] = [];
  const { editor, told } = open(server, {
    deliver: () => Promise.reject(new Error('401')),
    onEnd: (error) => void ended.push(error),
  });
  editor.edit(changeWords({ title: 'a' }));
  await expect.poll(() => ended.length).toBe(1);
  expect(told.kept).toMatchObject({ draft: { title: 'a' } });
});

function open(server: Server, parts: Partial<EditorParts> = {}, kept: Kept | null = null) {
  const told = { saved: 0, failed: 0, kept: null as Kept | null };
  const editor = openEditor(pageOf({}, 1), kept, {
    deliver: server.deliver,
    keep: (draft) => (told.kept = draft),
    onSaved: () => told.saved++,
    onFailed: () => told.failed++,
    onEnd: () => {},
    pauseMs: 40,
    retryMs: [2, 5],
    ...parts,
  });
  return { editor, told };
}

type Server = ReturnType<typeof createServer>;

/** Answers as the shop does, some milliseconds later. */
function createServer() {
  const server = {
    page: pageOf({}, 1),
    calls: 0,
    atOnce: 0,
    mostAtOnce: 0,
    isDown: false,
    async deliver({ save, page }: Editing): Promise<Outcome> {
      server.calls++;
      server.mostAtOnce = Math.max(server.mostAtOnce, ++server.atOnce);
      await wait(5);
      server.atOnce--;
      if (server.isDown) return { kind: 'unreachable', reason: 'no connection.' };
      if (page.version !== server.page.version) return { kind: 'stale', theirs: server.page };
      const stored: ContentPage = { ...page, content: save!.content, version: page.version + 1 };
      server.page = stored;
      return { kind: 'stored', page: stored };
    },
  };
  return server;
}
