import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as fc from 'fast-check';
import { countOf, findSlide, nameOfStep, slidesOf } from '../../src/site/gallery/slides.ts';
import { pan, pixelScale, whole, zoomAt } from '../../src/site/gallery/zoom-view.ts';
import './english-page.ts';

const frame = {
  picture: { width: 400, height: 500 },
  window: { width: 800, height: 500 },
  most: 4,
};

test('A zoom keeps the pressed point in its place, within the window', () => {
  expect(zoomAt(whole, 2, { x: 0, y: 100 }, frame)).toEqual({ scale: 2, x: 0, y: -100 });
  expect(zoomAt(whole, 10, { x: 0, y: 0 }, frame).scale).toBe(4);
  const enlarged = zoomAt(whole, 4, { x: 0, y: 250 }, frame);
  expect(pan(enlarged, { x: 9000, y: -9000 }, frame)).toEqual({ scale: 4, x: 400, y: -750 });
  expect(zoomAt(enlarged, 0.01, { x: 30, y: 30 }, frame).scale).toBe(1);
});

test('No gap opens beside a picture that is larger than its window', () => {
  const offset = fc.integer({ min: -500, max: 500 });
  const step = fc.record({
    factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
    x: offset,
    y: offset,
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let view = whole;
      for (const { factor, x, y } of steps) {
        view = pan(zoomAt(view, factor, { x, y }, frame), { x, y }, frame);
        const far = (side: 'width' | 'height') =>
          Math.max(0, (frame.picture[side] * view.scale - frame.window[side]) / 2);
        expect(Math.abs(view.x)).toBeLessThanOrEqual(far('width'));
        expect(Math.abs(view.y)).toBeLessThanOrEqual(far('height'));
      }
    }),
  );
});

test('The zoom shows a stored pixel on each pixel of the screen, and twice the size at least', () => {
  expect(pixelScale(3000, 500, 1)).toBe(6);
  expect(pixelScale(3000, 375, 2)).toBe(4);
  expect(pixelScale(600, 500, 1)).toBe(2);
});

test('The photographs of an artwork come before the next artwork', () => {
  const slides = slidesOf([workOf('a', 3), workOf('b', 1)]);
  expect(slides.map(({ work, place }) => `${work}/${place}`)).toEqual(['0/0', '0/1', '0/2', '1/0']);
  expect(slides.map(countOf)).toEqual(['1 of 3', '2 of 3', '3 of 3', null]);
  expect([findSlide(slides, 0, 2), findSlide(slides, 1), findSlide(slides, 1, 5)]).toEqual([
    2, 3, 3,
  ]);
  expect([nameOfStep(slides, 1, 1), nameOfStep(slides, 2, 1)]).toEqual(['photograph', 'artwork']);
  expect([nameOfStep(slides, 0, -1), nameOfStep(slides, 3, 1)]).toEqual(['artwork', 'artwork']);
});

function workOf(id: string, count: number) {
  const images = Array.from({ length: count }, (_, place) => {
    return { url: `/media/${id}${place}`, alt: '', width: 4, height: 5 };
  });
  return { id, title: id, images, technique: '', dimensions: '', year: 2026, price: null };
}
