// Plain JavaScript for Node 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
/** What only tests and measurements use. */
const toolFolders = ['tests/static', 'tests/netlify', 'tests/bench/lighthouse'];
const wantedNode = 'v24.';

installDependencies(project);
ensureNode();
if (process.argv.includes('--tools')) {
  for (const folder of toolFolders) installDependencies(resolve(project, folder));
}
if (process.argv.includes('--browser')) await ensureBrowser();
if (process.argv.includes('--other-browsers')) await installOtherBrowsers();

function installDependencies(folder) {
  if (isInstalled(folder)) return;
  console.log('Installing the dependencies (once; a minute or two) …');
  if (runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder)) return;
  fail('npm could not install the dependencies; its message stands above.');
}

/** Compares npm's own record of the installation with the lockfile. */
function isInstalled(folder) {
  const record = resolve(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(resolve(folder, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' ||
      installed[path]?.version === wanted.version ||
      (!installed[path] && mayBeMissing(wanted)),
  );
}

/** With NODE_ENV=production, which Netlify's owner may set, npm leaves out devDependencies. */
function mayBeMissing({ optional, devOptional, dev }) {
  return optional || devOptional || (dev && process.env.NODE_ENV === 'production');
}

function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

function ensureNode() {
  if (installedNode().startsWith(wantedNode)) return;
  console.log('Fetching Node 24 …');
  runNpm(['rebuild', 'node', '--ignore-scripts=false']);
  if (installedNode().startsWith(wantedNode)) return;
  fail(
    "Node 24 is needed and could not be installed by npm. Allow the install script of the package 'node'",
    '(npm config set ignore-scripts false), or install Node 24 yourself, and run the command again.',
  );
}

/** npm puts node_modules/.bin first in the path of scripts, so scripts get this Node. */
function installedNode() {
  const local = resolve(project, 'node_modules/.bin/node');
  const { stdout } = spawnSync(existsSync(local) ? local : 'node', ['--version'], {
    encoding: 'utf8',
  });
  return stdout?.trim() ?? '';
}

async function ensureBrowser() {
  const { installBrowser } = await import('./browser.mjs');
  const path = await installBrowser((name, cwd) => runNpm(['install', '--no-audit', name], cwd));
  if (!path) {
    fail('No browser for the tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  }
}

async function installOtherBrowsers() {
  const browsers = await import('./browser.mjs');
  browsers.installOtherBrowsers();
}

/** Uses the npm that runs this script; returns whether it succeeded. */
function runNpm(args, cwd = project) {
  const npm = process.env.npm_execpath;
  const options = { cwd, stdio: 'inherit' };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, options);
  return status === 0;
}

function fail(...lines) {
  console.error(lines.join('\n'));
  process.exit(1);
}
