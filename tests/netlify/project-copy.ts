import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { project, projectFiles } from '../fixtures/start/platform-template.ts';

type Package = { dev?: boolean };
type Lockfile = { packages: Record<string, Package> };

/**
 * Copies the project as Netlify checks it out and installs it with NODE_ENV=production, without devDependencies.
 * Packages are hard links, so the folder must be on the same file system.
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of projectFiles)
    cpSync(join(project, name), join(folder, name), { recursive: true });
  const record = 'node_modules/.package-lock.json';
  const installed = JSON.parse(readFileSync(join(project, record), 'utf8')) as Lockfile;
  const kept = Object.entries(installed.packages).filter(([, { dev }]) => !dev);
  for (const [path] of kept) linkPackage(join(project, path), join(folder, path));
  const packages = Object.fromEntries(kept);
  writeFileSync(join(folder, record), JSON.stringify({ ...installed, packages }));
}

/** Links the files of a package. Packages inside a package have entries of their own. */
function linkPackage(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) linkPackage(source, target);
    else if (entry.isFile()) link(source, target);
  }
}

function link(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  linkSync(source, target);
}
