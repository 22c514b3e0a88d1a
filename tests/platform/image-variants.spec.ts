import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createImages } from '../../netlify/server/platform/site/image-variants.ts';
import { serve } from '../../netlify/node/web-server.ts';
import { photograph } from '../fixtures/artworks/artwork-input.ts';

test('Variants of pictures on disk have an end: beyond it the oldest half is removed', async () => {
  const home = mkdtempSync(join(tmpdir(), 'atelye-images-'));
  const bytes = new Uint8Array(await photograph(64, 48));
  const server = await serve(0, () => new Response(bytes));
  const origin = `http://127.0.0.1:${server.port}`;
  const images = createImages(home, origin, 20);
  const ask = (quality: number) => images(new Request(`${origin}/?url=/a.jpg&q=${quality}`), '');
  for (let quality = 1; quality <= 25; quality++) expect((await ask(quality)).status).toBe(200);
  const files = () => readdirSync(join(home, 'images'));
  expect(files().length).toBeLessThanOrEqual(20);
  expect(files().length).toBeGreaterThanOrEqual(10);
  const newest = await ask(25);
  expect(files()).toContain(newest.headers.get('etag')!.slice(1, -1));
  const next = createImages(home, origin, 20);
  for (let quality = 30; quality <= 45; quality++) {
    expect((await next(new Request(`${origin}/?url=/a.jpg&q=${quality}`), '')).status).toBe(200);
  }
  expect(files().length).toBeLessThanOrEqual(20);
  await server.close();
  rmSync(home, { recursive: true });
});
