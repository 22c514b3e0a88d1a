import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { blobsContext } from '../../netlify/server/platform/blobs-server.ts';
import { serve } from '../../netlify/node/web-server.ts';
import { createJson, updateJson } from '../../netlify/ports/blobs/records.ts';
import { access } from '../fixtures/blobs/platform-blobs.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

const schema = z.object({ count: z.number() });
const own = giveOwnStore();

test('A record can be changed although an edge answers with weak versions', async () => {
  const edge = await serve(0, async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = method === 'PUT' ? await request.arrayBuffer() : null;
    const address = `http://127.0.0.1:${own().port}${pathname}${search}`;
    const answer = await fetch(address, { method, headers, body });
    const weak = new Headers(answer.headers);
    const etag = weak.get('etag');
    if (etag) weak.set('etag', `W/${etag}`);
    return new Response(answer.body, { status: answer.status, headers: weak });
  });
  try {
    process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(edge.port, access);
    expect(await createJson('counts/one', { count: 1 })).toBe(true);
    const changed = await updateJson('counts/one', { needed: schema }, ({ count }) => ({
      count: count + 1,
    }));
    expect(changed).toEqual({ count: 2 });
  } finally {
    process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(own().port, access);
    await edge.close();
  }
});
