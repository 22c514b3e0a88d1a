import { expect } from '@playwright/test';
import type { Driver, Target } from './driver.ts';
import { readPath, readText } from './in-page.ts';

const field = 'input, textarea, select';

export type Person = ReturnType<typeof newPerson>;

/** Returns a person's acts at a browser. Each act waits until it can be done. */
export function newPerson(driver: Driver, address: string) {
  const patiently = (act: () => Promise<void>) => expect(act).toPass();
  return {
    driver,
    open: (path: string) => driver.open(address + path),
    goBack: () => driver.back(),
    goForward: () => driver.forward(),
    press: (name: string, selector = 'button') => patiently(() => driver.press({ selector, name })),
    follow: (name: string) => patiently(() => driver.press({ selector: 'a', name })),
    fill: (name: string, text: string, frame?: string) =>
      patiently(() => driver.type(targetOf(name, frame), text)),
    choose: (name: string, value: string, frame?: string) =>
      patiently(() => driver.chooseOption(targetOf(name, frame), value)),
    upload: (name: string, file: string) =>
      patiently(() => driver.chooseFile(targetOf(name), file)),
    sees: (text: string | RegExp) => expect.poll(() => driver.ask(readText)).toMatch(text),
    isAt: (path: RegExp) => expect.poll(() => driver.ask(readPath)).toMatch(path),
  };
}

function targetOf(name: string, frame?: string): Target {
  return { selector: field, name, frame };
}
