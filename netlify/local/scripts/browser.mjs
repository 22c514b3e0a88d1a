// Plain JavaScript for Node 20: it runs during set-up, tests and benchmarks.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const unpackedFrom = resolve(project, '.netlify/browser.txt');
const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Looks at CHROMIUM_PATH, a system Chromium or Chrome, Playwright's own, then @sparticuz/chromium; null if there is
 * none.
 */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return isBrowser(chosen) ? chosen : null;
  const candidates = [
    ...systemNames.map(findInPath),
    ...macPaths,
    await playwrightBrowser(),
    existsSync(unpackedFrom) ? readFileSync(unpackedFrom, 'utf8') : null,
  ];
  return candidates.find((path) => path && isBrowser(path)) ?? null;
}

/** Prefers Chromium's headless shell, which is faster, where Debian has it. */
export async function findTestBrowser() {
  const shell = process.env.CHROMIUM_PATH ? null : findInPath('chromium-headless-shell');
  return shell && isBrowser(shell) ? shell : findBrowser();
}

/** Finds or installs a browser; null if every way failed. `installPackage` installs one from npm into a folder. */
export async function installBrowser(installPackage) {
  const found = await findBrowser();
  if (found || process.env.CHROMIUM_PATH) return found;
  for (const install of [downloadByPlaywright, installByApt, () => unpackFromNpm(installPackage)]) {
    await install();
    const installed = await findBrowser();
    if (installed) return installed;
  }
  return null;
}

function findInPath(name) {
  const { stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return stdout?.trim() || null;
}

/** A browser that prints its version has the libraries that it needs. */
function isBrowser(path) {
  if (!existsSync(path)) return false;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

function downloadByPlaywright() {
  console.log('Downloading a browser for the tests …');
  const playwright = resolve(project, 'node_modules/playwright/cli.js');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 180_000,
  });
}

function installByApt() {
  installPackages('chromium', 'chromium-headless-shell');
}

/** Installs Firefox and WebKit where root may; the journeys name what is missing then. */
export function installOtherBrowsers() {
  if (['firefox-esr', 'WebKitWebDriver', 'Xvfb'].every(findInPath)) return;
  installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb');
}

function installPackages(...names) {
  if (process.getuid?.() !== 0 || !findInPath('apt-get')) return;
  console.log(`Installing ${names.join(', ')} by apt-get …`);
  const options = { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { ...options, env });
  spawnSync('apt-get', ['install', '-y', '-qq', ...names], { ...options, env });
}

async function unpackFromNpm(installPackage) {
  console.log('Taking Chromium from npm …');
  const folder = resolve(project, '.netlify/browser');
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'package.json'), '{"private":true}');
  if (!installPackage('@sparticuz/chromium', folder)) return;
  const script = `import('@sparticuz/chromium').then(async ({ default: chromium }) => console.log(await chromium.executablePath()))`;
  const path = execFileSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' });
  writeFileSync(unpackedFrom, path.trim());
}
