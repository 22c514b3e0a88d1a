import type { Page } from '@playwright/test';
import { cornersSeen } from '../../fixtures/pictures/camera.ts';
import { photographed, samplePixels } from '../../fixtures/pictures/photographed.ts';
import { straightenBudget } from '../budgets.ts';
import { median, type OnShop, type Section } from '../section.ts';
import { openBrowser } from './browser.ts';

const rounds = 5;
const size = { width: 4000, height: 3000 };
const view = { focal: 0.75, across: 14, down: -9, roll: 2, share: 0.9 };

type Step = { name: string; press: string; shown: string };
const steps: Step[] = [
  { name: 'opened', press: 'Straighten', shown: 'button[data-handle]' },
  { name: 'straightened', press: 'Show the result', shown: 'canvas[aria-label=After]' },
];

/** Measures from a press to the screen, and the longest task of the page meanwhile. The photograph was uploaded before. */
export async function measureStraightening({ shop }: OnShop): Promise<Section> {
  const work = await samplePixels('choublak', 2000);
  const corners = cornersSeen(work.width / work.height, size, view);
  const buffer = await photographed(work, corners, size);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const data = { username: 'admin', password: shop.adminPassword };
    await page.request.post(`${shop.url}/api/admin/login`, { data });
    await page.goto(`${shop.url}/admin/artworks`);
    await page.getByRole('button', { name: 'Add New Artwork' }).click();
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('The photograph is uploaded.').waitFor();
    const times: Record<string, { ms: number; task: number }[]> = {};
    for (let round = 0; round < rounds; round++) {
      for (const step of steps) (times[step.name] ??= []).push(await timeStep(page, step));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Straighten' }).waitFor({ state: 'detached' });
    }
    return judge(times);
  } finally {
    await browser.close();
  }
}

function judge(times: Record<string, { ms: number; task: number }[]>): Section {
  const rows = Object.entries(times).map(([step, all]) => ({
    step,
    ms: median(all.map(({ ms }) => ms)),
    'longest task': Math.max(...all.map(({ task }) => task)),
  }));
  const seconds = rows.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  const task = Math.max(...rows.map((row) => row['longest task']));
  const broken = [];
  if (seconds > straightenBudget.seconds)
    broken.push(`12 megapixels are straightened in ${seconds.toFixed(2)} s`);
  if (task > straightenBudget.taskMs) broken.push(`a task of ${task} ms while straightening`);
  return { title: 'A photograph of 12 megapixels, median milliseconds', rows, broken };
}

async function timeStep(page: Page, { press, shown }: Step) {
  const watched = await page.evaluateHandle(watch, shown);
  await page.getByRole('button', { name: press, exact: true }).click();
  return watched.evaluate(({ found }) => found);
}

/**
 * Runs in the page: measures the milliseconds from the press to the frame after the one with the element in it. Browsers report tasks from
 * 50 ms on.
 */
function watch(selector: string): { found: Promise<{ ms: number; task: number }> } {
  let task = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) task = Math.max(task, duration);
  });
  observer.observe({ type: 'longtask' });
  const found = new Promise<{ ms: number; task: number }>((resolve) => {
    let pressedAt = 0;
    document.addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), {
      capture: true,
      once: true,
    });
    const look = () => {
      if (!pressedAt || !document.querySelector(selector)) return requestAnimationFrame(look);
      const ms = performance.now() - pressedAt;
      // The paint may be a long task, too, and is reported afterwards.
      return setTimeout(() => resolve({ ms, task }), 300);
    };
    look();
  });
  return { found };
}
