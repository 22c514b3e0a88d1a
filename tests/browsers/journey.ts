import { test as shopTest } from '../fixtures/shop.ts';
import type { Driver } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { newPerson, type Person } from './person.ts';
import { openWebKit } from './webkit.ts';

export type Engine = 'firefox' | 'webkit';
type Options = { engine: Engine };

/** WebKit has the size of a phone: its visitors come with iPhones. */
const engines: Record<Engine, () => Promise<Driver>> = {
  firefox: () => openFirefox(1280, 900),
  webkit: () => openWebKit(420, 900),
};

/** `person`: at a new browser without history, in front of `shop`. */
export const test = shopTest.extend<{ person: Person }, Options>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  person: async ({ engine, shop }, use, info) => {
    const driver = await engines[engine]();
    await use(newPerson(driver, shop.url));
    if (info.status !== info.expectedStatus) {
      await driver.screenshot(info.outputPath('end.png')).catch(() => undefined);
    }
    await driver.close();
  },
});
