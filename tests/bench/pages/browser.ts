import { chromium } from '@playwright/test';
import { findBrowser } from '../../../netlify/local/scripts/browser.mjs';

/** Opens a browser, which the caller closes. */
export async function openBrowser(...args: string[]) {
  return chromium.launch({
    executablePath: (await findBrowser()) ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}
