import { chromium } from '@playwright/test';
import { findBrowser } from '../../../netlify/local/scripts/browser.mjs';

/** The caller closes the browser. */
export async function openBrowser(...args: string[]) {
  return chromium.launch({
    executablePath: (await findBrowser()) ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}
