// Plain JavaScript for Node 20: it runs before anything is installed (rulings 31).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const wantedNode = 'v24.';

installDependencies();
ensureNode();
if (process.argv.includes('--browser')) await ensureBrowser();

function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (once; a minute or two) …');
  // Not `npm ci`: it refuses a lockfile that leaves out packages of other machines.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (runNpm(['install', '--no-save', ...quiet])) return;
  fail('npm could not install the dependencies; its message stands above.');
}

/** npm's own record of what it installed says the same versions as the lockfile. */
function isInstalled() {
  const record = resolve(project, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(resolve(project, 'package-lock.json'))).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' ||
      installed[path]?.version === version ||
      (!installed[path] && (optional || devOptional)),
  );
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

/** npm puts node_modules/.bin first in the path of every script, so this is the Node that scripts get. */
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

/** Uses the npm that runs this script; tells whether it succeeded. */
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
