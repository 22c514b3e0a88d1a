import { test } from 'node:test';
import { expect } from '@playwright/test';
import { createBodies } from '../../netlify/server/platform/functions/whole-request.ts';

const room = { ofAll: 3000, ofNetwork: 1500 };

test('bodies in memory have an end, for a network and for all together, and give their room back', async () => {
  const read = createBodies(room);
  const ask = (bytes: number, ip: string) =>
    read(new Request('http://shop.example', { method: 'POST', body: 'x'.repeat(bytes) }), ip);
  const taken = async (bytes: number, ip: string) => {
    const whole = await ask(bytes, ip);
    if (whole instanceof Response) throw new Error(`${whole.status}`);
    return whole;
  };
  const first = await taken(1000, '2001:db8::1');
  expect(await first.request.text()).toBe('x'.repeat(1000));
  expect(await ask(600, '2001:db8::2'), 'the same network').toMatchObject({ status: 503 });
  await taken(500, '2001:db8::2');
  await taken(1400, '192.0.2.1');
  const refused = (await ask(200, '192.0.2.2')) as Response;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  first.free();
  first.free();
  await taken(900, '192.0.2.2');
  await expect(taken(300, '192.0.2.3')).rejects.toThrow('503');
});

test('a body that breaks off gives its room back', async () => {
  const read = createBodies(room);
  const broken = () => {
    let chunks = 2;
    const body = new ReadableStream({
      pull(controller) {
        if (chunks-- > 0) controller.enqueue(new Uint8Array(700));
        else controller.error(new Error('The visitor left'));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    return read(new Request('http://shop.example', init), '192.0.2.1');
  };
  for (let time = 0; time < 5; time++) await expect(broken()).rejects.toThrow('The visitor left');
});
