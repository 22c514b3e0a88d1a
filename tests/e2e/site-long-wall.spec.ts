import { expect, type Page, type Route } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { pointAt } from './site-page.ts';

test.use({ reducedMotion: 'no-preference' });

const works = 30;

test('a long wall shows the works that fill the screen with the page, then the others; the way back finds its place at once', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await lengthenWall(page);
  await page.goto(`${shop.url}/about`);
  await follow(page, 'Shop My Art', /shop-art/);
  await expect(page.locator('.wall > li:visible')).toHaveCount(works);
  expect(await firstFrame(page)).toMatchObject({ works: 8, crossFades: 0 });
  await expectScreenFilled(page, 8);

  const contact = page.getByRole('navigation', { name: 'Footer' }).getByText('Contact');
  await contact.hover();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await contact.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop My Art' })).toBeAttached();
  expect(await firstFrame(page)).toMatchObject({ works, crossFades: 0 });
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('works that are shown later have their state, and the count is of all', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1024, height: 1366 });
  await newBuyer(shop).orderByTransfer(['choublak']);
  await lengthenWall(page);
  await page.goto(`${shop.url}/about`);
  await page.evaluate(holdFrames);
  const answer = page.waitForResponse('**/api/availability');
  await follow(page, 'Shop My Art', /shop-art/);
  await (await answer).finished();
  const shown = page.locator('.wall > li');
  const reserved = shown.getByText('Reserved', { exact: true });
  await expect(shown).toHaveCount(6);
  await expect(page.getByText(`5 of ${works} works available`)).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'letFramesGo')());
  await expect(shown).toHaveCount(works);
  await expect(reserved).toHaveCount(works / 5);
  await expect(page.getByText('24 of 30 works available')).toBeVisible();
  await expectScreenFilled(page, 6);

  await page.getByRole('navigation', { name: 'Footer' }).getByText('Contact').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.route('**/api/availability', (route) => route.abort());
  await follow(page, 'Shop My Art', /shop-art/);
  await expect(reserved).toHaveCount(works / 5);
  expect(await firstFrame(page)).toMatchObject({ count: '24 of 30 works available' });
});

test('films that are shown later play', async ({ page, shop }) => {
  await page.route('**/universe', (route) => repeatItems(route, 'in-columns', 5));
  await page.goto(`${shop.url}/about`);
  await follow(page, 'Universe', /universe/);
  const films = page.getByRole('region', { name: 'My Process' }).locator('video');
  await expect(films).toHaveCount(10);
  const last = page.getByRole('button', { name: 'Play: Limen Lannwit' }).last();
  await last.click();
  await expect(page.locator('video[controls]')).toHaveCount(1);
});

/** Expects that so many works fill the screen: the next one is below it. */
async function expectScreenFilled(page: Page, count: number): Promise<void> {
  const next = await page.locator('.wall > li').nth(count).boundingBox();
  expect(next!.y).toBeGreaterThan(page.viewportSize()!.height);
}

async function lengthenWall(page: Page): Promise<void> {
  await page.addInitScript(noteFirstFrame);
  await page.route('**/shop-art', (route) => repeatItems(route, 'wall', works / 5));
}

async function repeatItems(route: Route, list: string, times: number): Promise<void> {
  const response = await route.fetch();
  const lists = new RegExp(`(<ul class="${list}[^>]*>)(.*?)(</ul>)`, 'gs');
  const body = (await response.text()).replace(lists, (_, start, items, end) =>
    [start, ...Array.from({ length: times }, () => items), end].join(''),
  );
  await route.fulfill({ response, body: body.replaceAll('of 5 works', `of ${works} works`) });
}

async function follow(page: Page, name: string, address: RegExp): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByText(name);
  await pointAt(page, link, address);
  await link.click();
}

/** Runs in the page: holds frames back until letFramesGo(). */
function holdFrames(): void {
  const request = window.requestAnimationFrame;
  const held: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => held.push(callback);
  const letFramesGo = (): void => {
    window.requestAnimationFrame = request;
    held.forEach((callback) => request(callback));
  };
  Object.assign(window, { letFramesGo });
}

/** Runs in the page: notes what the first frame after a link shows. */
function noteFirstFrame(): void {
  let crossFades = 0;
  document.startViewTransition = () => {
    crossFades++;
    throw new Error('Nothing is exchanged');
  };
  document.addEventListener('astro:after-swap', () => {
    requestAnimationFrame(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('.wall > li')];
      const visible = shown.filter((work) => work.checkVisibility()).length;
      const count = document.querySelector('[data-available]')?.textContent;
      Object.assign(window, { firstFrame: { works: visible, crossFades, count } });
    });
  });
}

function firstFrame(page: Page): Promise<{ works: number }> {
  return page.evaluate(() => Reflect.get(window, 'firstFrame'));
}
