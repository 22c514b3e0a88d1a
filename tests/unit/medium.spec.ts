import { expect, test } from '@playwright/test';
import { answerMedium } from '../../netlify/http/medium.ts';

const medium = { bytes: new Uint8Array([0, 1, 2, 3, 4]), contentType: 'video/mp4' };

test('a range beyond the end returns the whole film', async () => {
  expect(await part('bytes=-2')).toEqual({ range: 'bytes 3-4/5', bytes: [3, 4] });
  expect(await part('bytes=-9')).toEqual({ range: 'bytes 0-4/5', bytes: [0, 1, 2, 3, 4] });
  for (const range of ['bytes=-0', 'bytes=-', 'bytes=5-', 'bytes=3-2']) {
    await expect(part(range), range).rejects.toMatchObject({ status: 416 });
  }
});

test('the CDN stores a whole file and no range of it', () => {
  const url = 'http://shop.example/media/film';
  const whole = answerMedium(new Request(url), medium);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('netlify-cdn-cache-control')).toContain('max-age=31536000');
  const first = answerMedium(new Request(url, { headers: { range: 'bytes=0-1' } }), medium);
  expect(first.status).toBe(206);
  expect(first.headers.get('netlify-cdn-cache-control')).toBe('no-store');
});

async function part(range: string) {
  const request = new Request('http://shop.example/media/film', { headers: { range } });
  const answer = answerMedium(request, medium);
  return {
    range: answer.headers.get('content-range'),
    bytes: [...new Uint8Array(await answer.arrayBuffer())],
  };
}
