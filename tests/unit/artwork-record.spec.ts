import { test } from 'node:test';
import { expect } from '@playwright/test';
import { artworkRecord, artworkSchema } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples/artworks';

const [sample] = sampleArtworks;

test('a record without photographs has that of its address (rule 41)', () => {
  const { images: _images, ...stored } = artworkRecord.parse(sample);
  const { imageUrl: url, imageAlt: alt, imageWidth: width, imageHeight: height } = sample!;
  expect(artworkSchema.parse(stored).images).toEqual([{ url, alt, width, height }]);
  const imageSource = 'https://elsewhere.example/a.jpg';
  expect(artworkSchema.parse({ ...stored, imageSource }).images).toEqual([
    { url, alt, width, height, source: imageSource },
  ]);
});

test('the first photograph of a record is that of its address, the others are as they were', () => {
  const further = { url: '/samples/tanbouye.jpg', alt: 'The back', width: 10, height: 20 };
  const old = { ...further, url: '/samples/old.jpg' };
  const { images } = artworkSchema.parse({ ...sample, images: [old, further] });
  expect(images.map(({ url }) => url)).toEqual([sample!.imageUrl, further.url]);
});
