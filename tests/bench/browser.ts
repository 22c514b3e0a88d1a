import { chromium } from '@playwright/test';
import { findBrowser } from '../../netlify/local/scripts/browser.mjs';

/** The browser of the tests, to be closed by whoever asked. */
export async function openBrowser() {
  return chromium.launch({
    executablePath: (await findBrowser()) ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
}
