import { expect } from '@playwright/test';
import { phonePhotograph } from '../fixtures/artworks/artwork-input.ts';
import { test } from '../fixtures/shop.ts';
import { choosePhotograph, openForm } from './admin-artworks-page.ts';
import { expectToast, openAdmin } from './admin-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a photograph of a phone is turned, made smaller, and on a slow network smaller with the next try; the form says how far it is @nightly', async ({
  page,
  shop,
}) => {
  const photo = await phonePhotograph();
  expect(photo.length).toBeGreaterThan(10_000_000);
  await openAdmin(page, shop, '/admin/artworks');
  const form = await openForm(page);
  await form.getByLabel('Title').fill('Solèy Leve');
  await form.getByLabel('Description', { exact: true }).fill('The first light on the bay.');
  const sizes: number[] = [];
  await page.exposeFunction('noteSize', (size: number) => sizes.push(size));
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      (window as unknown as { noteSize(size: number): void }).noteSize((body as Blob).size);
      send.call(this, body);
    };
  });
  await page.route('**/api/admin/uploads', (route) => route.abort());
  await choosePhotograph(page, 'photo.jpg', photo);
  await expect(form.getByRole('alert').filter({ hasText: 'photo.jpg' })).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute('**/api/admin/uploads');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByText(/^Waiting for 1 photograph, [1-9]\d? %$/)).toBeVisible();
  await expect(form.getByLabel('Image URL')).toHaveValue(/^\/media\/[0-9a-f]{40}$/, {
    timeout: 30_000,
  });
  const [first = 0, second = 0] = sizes;
  expect(second).toBeLessThan(first * 0.9);
  await form.getByRole('button', { name: 'Create Artwork' }).click();
  await expectToast(page, 'SuccessArtwork created successfully');
  const stored = await (await fetch(`${shop.url}/api/artworks/soley-leve`)).json();
  expect(stored).toMatchObject({ imageWidth: 1600, imageHeight: 2400 });
});
