import { expect, type Locator, type Page } from '@playwright/test';
import { albumImages } from '../fixtures/artworks/long-wall.ts';
import { test } from '../fixtures/shop.ts';
import { expectSound } from './site-page.ts';

test.use({ reducedMotion: 'no-preference' });

test("an artwork's page shows all photographs, each opens the gallery at its place; zoom shows the stored pixels by button, keys, wheel and double press", async ({
  browser,
  wallShop: shop,
}) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.goto(`${shop.url}/art/choublak`);
  await expectSound(page);
  const small = page.getByRole('list', { name: 'Further photographs' }).getByRole('img');
  await expect(small).toHaveCount(2);
  for (const picture of await small.all()) {
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', /^\d+$/);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect((await picture.boundingBox())!.height).toBeGreaterThan(44);
  }
  const third = page.getByRole('button', { name: 'View photograph 3 of Choublak full screen' });
  await third.press('Enter');
  const room = page.getByRole('dialog', { name: 'Gallery' });
  await expect(shownPicture(page)).toHaveAttribute('alt', 'Photograph 3');
  await expect(room.getByText('3 of 3', { exact: true })).toBeVisible();
  await expect(room.getByRole('button', { name: /^Show / })).toHaveCount(0);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const arrow = (await room.getByRole('button', { name: /^Next/ }).boundingBox())!;
    const shown = (await shownPicture(page).boundingBox())!;
    const isBeside = arrow.x >= shown.x + shown.width || arrow.y >= shown.y + shown.height;
    expect(isBeside, 'the arrow does not cover the picture').toBe(true);
  }
  await expectZoom(page, room);
  await expect(room.getByText('1 of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(third).toBeFocused();
  await page.close();
});

test('search engines and feeds get the photographs', async ({ wallShop: shop }) => {
  const read = async (path: string) => (await fetch(`${shop.url}${path}`)).text();
  const page = await read('/art/choublak');
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)!;
  const addresses = albumImages.map(({ url }) => `${shop.url}${url}`);
  expect(JSON.parse(data!)['@graph']).toMatchObject([{ image: addresses }, { image: addresses }]);
  const [url] = /<url><loc>[^<]*choublak<.*?<\/url>/.exec(await read('/sitemap.xml'))!;
  expect([...url.matchAll(/<image:loc>(.*?)</g)].map(([, found]) => found)).toEqual(addresses);
  expect(await read('/works.xml')).toMatch(/&lt;img src=&quot;http[^;]+samples%2Fchoublak/);
});

test('the gallery shows all photographs of an artwork before the next one, with one dot for an artwork', async ({
  page,
  wallShop: shop,
}) => {
  await page.goto(`${shop.url}/shop-art`);
  await page
    .locator('[data-artwork=choublak]')
    .getByRole('button', { name: /full screen/ })
    .press('Enter');
  const room = page.getByRole('dialog', { name: 'Gallery' });
  const dots = room.getByRole('button', { name: /^Show / });
  await expect(dots).toHaveCount(7);
  for (const count of ['1 of 3', '2 of 3', '3 of 3']) {
    await expect(room.getByText(count, { exact: true })).toBeVisible();
    await expect(room.getByRole('button', { name: 'Show Choublak' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const name = count === '3 of 3' ? 'Next artwork' : 'Next photograph';
    await room.getByRole('button', { name }).click();
  }
  await expect(room.getByText('3 of 3', { exact: true })).toBeHidden();
  await expect(room.getByRole('button', { name: 'Show Choublak' })).toHaveAttribute(
    'aria-current',
    'false',
  );
  await page.keyboard.press('ArrowLeft');
  await expect(room.getByText('3 of 3', { exact: true })).toBeVisible();
  await dots.first().click();
  await room.getByRole('button', { name: 'Show Choublak' }).click();
  await expect(room.getByText('1 of 3', { exact: true })).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test.use({ deviceScaleFactor: 3 });

  test("the page of an artwork has two pixels to a point, and the gallery has the page's file; two fingers enlarge it, one moves it and does not turn it", async ({
    page,
    wallShop: shop,
  }) => {
    await page.goto(`${shop.url}/art/choublak`, { waitUntil: 'networkidle' });
    const fileOf = (element: HTMLElement | SVGElement) => (element as HTMLImageElement).currentSrc;
    const file = await page.locator('.work-picture img').evaluate(fileOf);
    await openGallery(page);
    expect(file).toContain('w=800');
    expect(await shownPicture(page).evaluate(fileOf)).toBe(file);
    const whole = await widthAtRest(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Finger[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const { x, y, width, height } = (await shownPicture(page).boundingBox())!;
    const [left, middle] = [x + width / 2 - 30, y + height / 2];
    const finger = (id: number, far: number) => ({ id, x: left + far, y: middle });
    await touch('touchStart', finger(0, 0));
    await touch('touchStart', finger(0, 0), finger(1, 60));
    for (const far of [90, 120]) await touch('touchMove', finger(0, 0), finger(1, far));
    await touch('touchEnd');
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    expect(await shownWidth(page)).toBeCloseTo(2 * whole, 0);

    const before = (await shownPicture(page).boundingBox())!;
    await touch('touchStart', finger(0, 0));
    for (const far of [-20, -50]) await touch('touchMove', finger(0, far));
    await touch('touchEnd');
    expect((await shownPicture(page).boundingBox())!.x).toBeCloseTo(before.x - 50, 0);
    await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();

    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(left, middle);
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await touch('touchStart', finger(0, 60));
    for (const far of [40, -60, -160]) await touch('touchMove', finger(0, far));
    await touch('touchEnd');
    await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  });
});

/** Expects that the third photograph is enlarged up to its stored pixels, also without a mouse, and the next one is whole. */
async function expectZoom(page: Page, room: Locator): Promise<void> {
  const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) =>
    room.getByRole('button', { name }),
  );
  const stored = page.locator('[data-stored]');
  const third = room.getByText('3 of 3', { exact: true });
  await zoomIn!.click();
  await expect(stored).toHaveAttribute('src', albumImages[2]!.url);
  await expect.poll(() => shownWidth(page)).toBeCloseTo(1280, 0);
  const { y: before } = (await shownPicture(page).boundingBox())!;
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(async () => (await shownPicture(page).boundingBox())!.y)
    .toBeCloseTo(before - 80, 0);
  await page.keyboard.press('ArrowRight');
  await expect(third).toBeVisible();
  await zoomOut!.click();
  await expect(stored).toHaveCount(0);

  const { x, y, width, height } = (await shownPicture(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -300);
  await expect(zoomOut!).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + 40, { steps: 4 });
  await page.mouse.up();
  await expect(third).toBeVisible();
  await page.mouse.wheel(0, 2000);
  await expect(zoomIn!).toBeVisible();
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await expect.poll(() => shownWidth(page)).toBeCloseTo(1280, 0);
  for (let step = 0; step < 5; step++) await page.keyboard.press('-');
  await expect(zoomIn!).toBeVisible();

  await page.keyboard.press('+');
  await expect.poll(() => shownWidth(page)).toBeCloseTo(1.5 * width, 0);
  await room.getByRole('button', { name: 'Next photograph' }).click();
  await expect(zoomIn!).toBeVisible();
}

type Finger = { id: number; x: number; y: number };

async function openGallery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View Choublak full screen' }).tap();
  await expect(shownPicture(page)).toBeVisible();
  // The picture has grown to its place.
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

function shownPicture(page: Page) {
  return page.locator('[data-zoom] picture img');
}

/** Waits for the end of a zoom's movement. Returns the width in pixels. */
async function widthAtRest(page: Page): Promise<number> {
  let width = 0;
  await expect
    .poll(async () => {
      const before = width;
      width = await shownWidth(page);
      return width === before;
    })
    .toBe(true);
  return width;
}

async function shownWidth(page: Page): Promise<number> {
  return (await shownPicture(page).boundingBox())!.width;
}
