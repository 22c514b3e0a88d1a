import { test as shopTest } from '../fixtures/shop.ts';
import type { Driver } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { newPerson, type Person } from './person.ts';
import { openWebKit } from './webkit.ts';

export type Engine = 'firefox' | 'webkit';
type Options = { engine: Engine };

export const engines: Record<Engine, (width: number, height: number) => Promise<Driver>> = {
  firefox: openFirefox,
  webkit: openWebKit,
};

/** WebKit has the size of a phone: its visitors come with iPhones. */
export const widths = { webkit: 420, firefox: 1280 };
export const windowHeight = 900;

/** `person`: at a new browser without history, in front of `shop`. */
export const test = shopTest.extend<{ person: Person }, Options>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  person: async ({ engine, shop }, use, info) => {
    const driver = await engines[engine](widths[engine], windowHeight);
    await use(newPerson(driver, shop.url));
    if (info.status !== info.expectedStatus) {
      await driver.screenshot(info.outputPath('end.png')).catch(() => undefined);
      // A call that was refused or late is told there.
      await info.attach('the shop', { body: shop.output(), contentType: 'text/plain' });
    }
    await driver.close();
  },
});
