import { launch, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { MissingBrowser, type Driver, type Target } from './driver.ts';
import { bringNear, findElement, setOption } from './in-page.ts';
import { findCommand } from './processes.ts';

/** Opens Firefox and speaks WebDriver BiDi with it. */
export async function openFirefox(width: number, height: number): Promise<Driver> {
  const executablePath = findCommand('firefox-esr') ?? findCommand('firefox');
  if (!executablePath) throw new MissingBrowser('Firefox', 'firefox-esr');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  const find = (target: Target) => findIn(page, target);
  return {
    name: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    forward: async () => void (await page.goForward({ waitUntil: 'domcontentloaded' })),
    ask: (question, ...input) =>
      page.evaluate(question as (...input: string[]) => unknown, ...input) as never,
    press: async (target) => {
      const element = await find(target);
      await element.evaluate(bringNear);
      await element.click();
    },
    type: async (target, text) => {
      const field = await find(target);
      await field.click({ count: 3 });
      await field.type(text);
    },
    chooseFile: async (target, file) =>
      ((await find(target)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    chooseOption: async (target, value) =>
      ((await find(target)) as ElementHandle<HTMLSelectElement>).evaluate(setOption, value),
    screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => browser.close(),
  };
}

async function findIn(page: Page, target: Target): Promise<ElementHandle<HTMLElement>> {
  const { selector, name, frame } = target;
  const place = frame ? await findFrame(page, frame) : page.mainFrame();
  const handle = await place.evaluateHandle(findElement, selector, name);
  const element = handle.asElement() as ElementHandle<HTMLElement> | null;
  if (!element) throw new Error(`There is no ${selector} named '${name}'`);
  return element;
}

async function findFrame(page: Page, title: string): Promise<Frame> {
  const element = await page.$(`iframe[title="${title}"]`);
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no frame '${title}'`);
  return frame;
}
