import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { readPictureFile } from '#shared/pictures/picture-file';
import { pictureUrl } from '#shared/pictures/picture';
import { toOwnPicture } from '#shared/pictures/own-picture';
import { samplePictures } from '#shared/samples/pictures';
import { project } from '../fixtures/start/platform-template.ts';

const origins = ['https://shop.example', 'https://atelye.netlify.app'];
const hash = 'a'.repeat(40);

test('An address of the shop’s own picture becomes its path', () => {
  for (const path of [`/media/${hash}`, '/samples/choublak.jpg']) {
    for (const origin of origins) {
      expect(toOwnPicture(`${origin}${path}`, origins)).toBe(path);
      expect(toOwnPicture(`${origin}${path}?from=page#top`, origins)).toBe(path);
      expect(toOwnPicture(`${origin}${pictureUrl(path, 680, 'avif')}`, origins)).toBe(path);
      const whole = pictureUrl(`${origin}${path}`, 680, 'avif');
      expect(toOwnPicture(`${origins[0]}${whole}`, origins)).toBe(path);
    }
    expect(toOwnPicture(pictureUrl(path, 680, 'avif'), origins)).toBe(path);
    expect(toOwnPicture(path, origins)).toBe(path);
  }
});

test('Every other address stays unchanged', () => {
  for (const address of [
    '',
    'no address',
    `https://shop.example.evil.example/media/${hash}`,
    `//evil.example/media/${hash}`,
    `https://evil.example/media/${hash}`,
    'https://evil.example/.netlify/images?url=/samples/choublak.jpg',
    'https://shop.example/shop-art',
    'https://shop.example/media/',
    'https://shop.example/samples/../secret.jpg',
    'https://shop.example/.netlify/images?w=680',
    'https://shop.example/.netlify/images?url=https%3A%2F%2Fevil.example%2Fa.jpg',
  ]) {
    expect(toOwnPicture(address, origins)).toBe(address);
  }
});

test('Every sample picture has its size in the list', () => {
  const folder = join(project, 'public/samples');
  const files = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  const sizes = files.map((name) => {
    const { width, height } = readPictureFile(readFileSync(join(folder, name)))!.facts!;
    return { url: `/samples/${name}`, width, height };
  });
  expect(sizes.length).toBeGreaterThan(8);
  expect(samplePictures.toSorted((one, other) => one.url.localeCompare(other.url))).toEqual(
    sizes.toSorted((one, other) => one.url.localeCompare(other.url)),
  );
});
