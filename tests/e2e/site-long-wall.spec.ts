import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { pointAt } from './site-page.ts';

test.use({ reducedMotion: 'no-preference' });

const works = 30;

test('a long wall shows its first works with the page, then the others; the way back finds its place at once', async ({
  page,
  shop,
}) => {
  await lengthenWall(page);
  await page.goto(`${shop.url}/about`);
  const link = page.getByRole('navigation', { name: 'Main' }).getByText('Shop My Art');
  await pointAt(page, link, /shop-art/);
  await link.click();
  await expect(page.locator('.wall > li:visible')).toHaveCount(works);
  expect(await firstFrame(page)).toEqual({ works: 4, crossFades: 0 });

  const contact = page.getByRole('navigation', { name: 'Footer' }).getByText('Contact');
  await contact.hover();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await contact.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop My Art' })).toBeAttached();
  expect(await firstFrame(page)).toEqual({ works, crossFades: 0 });
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`the works that a link shows first fill a screen of ${width} × ${height} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height });
    await lengthenWall(page);
    await page.goto(`${shop.url}/contact`);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/shop-art' });
      link.textContent = 'A link to the wall';
      document.querySelector('main')!.prepend(link);
    });
    const link = page.getByText('A link to the wall');
    await pointAt(page, link, /shop-art/);
    await link.click();
    await expect(page.locator('.wall > li:visible')).toHaveCount(works);
    const { works: first } = await firstFrame(page);
    const next = await page.locator('.wall > li').nth(first).boundingBox();
    expect(next!.y).toBeGreaterThan(height);
  });
}

async function lengthenWall(page: Page): Promise<void> {
  await page.addInitScript(countFirstFrame);
  await page.route('**/shop-art', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: repeatWorks(await answer.text()) });
  });
}

function repeatWorks(html: string): string {
  return html.replace(/(<ul class="wall"[^>]*>)(.*?)(<\/ul>)/s, (_, start, items, end) =>
    [start, ...Array.from({ length: works / 5 }, () => items), end].join(''),
  );
}

/** In the page: what the first frame after a link shows. */
function countFirstFrame(): void {
  let crossFades = 0;
  document.startViewTransition = () => {
    crossFades++;
    throw new Error('Nothing is exchanged');
  };
  document.addEventListener('astro:after-swap', () => {
    requestAnimationFrame(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('.wall > li')];
      const visible = shown.filter((work) => work.checkVisibility()).length;
      Object.assign(window, { firstFrame: { works: visible, crossFades } });
    });
  });
}

function firstFrame(page: Page): Promise<{ works: number; crossFades: number }> {
  return page.evaluate(() => Reflect.get(window, 'firstFrame'));
}
