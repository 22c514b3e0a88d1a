import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { openSqlite } from '../../netlify/node/sqlite.ts';
import { createProductionEnvironment } from '../../netlify/server/production/environment.ts';
import { ownServices } from '../../netlify/server/production/services.ts';
import { readVariables } from '../../netlify/server/settings.ts';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { launchCommand, startShop } from '../fixtures/platform.ts';
import { listRecords, lockKey } from '../fixtures/records.ts';
import { prepareMachine } from '../fixtures/start/own-machine.ts';
import {
  ownPassword,
  ownSecret,
  reconciledAfter,
  startScript,
  test,
} from '../fixtures/start/own-server.ts';
import { isRunning, listDescendants } from '../fixtures/start/platform-processes.ts';
import { project, testEnvironment } from '../fixtures/start/platform-template.ts';

const machineFolder = 'netlify/server/production/machine';
/** A shell would run a part of each. */
const settingsLines = [
  'ZELLE_NAME=Marie Joseph',
  'MAIL_FROM=Atelye <studio@shop.example>',
  'SMTP_URL=smtps://studio:pa$$w0rd@smtp.example:465',
];
const whole = { SHOP_SECRET: ownSecret, SITE_URL: 'https://shop.example' };

test('a server that serves customers starts with its own settings only', async () => {
  const problemOf = (variables: Record<string, string>) => {
    try {
      createProductionEnvironment(project, { ...whole, ...variables });
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(problemOf({})).toBeNull();
  const guessable = ['x'.repeat(40), '0'.repeat(32)];
  for (const SHOP_SECRET of guessable)
    expect(problemOf({ SHOP_SECRET }), SHOP_SECRET).toMatch(
      /^Bad settings:\nSHOP_SECRET: is one character/,
    );
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(problemOf({ SHOP_SECRET: randomBytes(32).toString(encoding) })).toBeNull();
  expect(problemOf({ SITE_URL: 'http://shop.example' })).toMatch(/^SITE_URL begins with http: /);
  expect(problemOf({ SITE_URL: 'https://shop.example/shop' })).toContain('must have no path');
  expect(problemOf({ ADMIN_PASSWORD: ownPassword })).toMatch(/^ADMIN_PASSWORD is for/);
  const addresses = [
    'STRIPE_API_URL',
    'PUBLIC_STRIPE_JS_URL',
    'INSTAGRAM_API_URL',
    'LOCAL_MEDIA_ORIGIN',
  ];
  for (const name of addresses) {
    const redirected = { [name]: 'https://other.example' };
    expect(problemOf(redirected)).toBe(
      `${name} would send money and keys to another address: remove it.`,
    );
    expect(problemOf({ ...redirected, TEST_SERVICES: 'true' }), name).toBeNull();
  }
  const started = promisify(execFile)(process.execPath, [startScript, '--production'], {
    cwd: project,
    env: testEnvironment({ SITE_URL: whole.SITE_URL }),
    timeout: 20_000,
  });
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^SHOP_SECRET is missing: set it to [^\n]+\n$/),
  });
});

test('the paths of a server that was installed before the move lead on', async ({ newFolder }) => {
  const [data, home] = [newFolder(), newFolder()];
  const run = async (command: string, variables: Record<string, string> = {}) =>
    promisify(execFile)('sh', ['-euc', command], {
      cwd: project,
      env: testEnvironment({ DATA_DIR: data, BACKUPS: home, ATELYE: home, ...variables }),
    }).catch((error: { stderr: string }) => error);
  const machine = 'netlify/local/production/machine';
  expect((await run(`node netlify/local/production/prepare.ts`)).stderr).toMatch(
    /^SHOP_SECRET is missing/,
  );
  writeFileSync(join(home, 'settings.env'), settingsLines.join('\n'));
  expect((await run(`sh ${machine}/update.sh ${home}/nowhere`)).stderr).toContain(
    `repository '${home}/nowhere' does not exist`,
  );
  await run(`sh ${machine}/backup.sh`);
  expect(readdirSync(home).filter((name) => /^atelye-.+\.jsonl\.gz$/.test(name))).toHaveLength(1);
});

test('update.sh names a faulty line of the settings before it fetches anything, and their values are those of the service (rule 109)', async ({
  newFolder,
}) => {
  const home = newFolder();
  const file = join(home, 'settings.env');
  const update = () =>
    promisify(execFile)('sh', [`${machineFolder}/update.sh`, join(home, 'nowhere')], {
      cwd: project,
      env: testEnvironment({ ATELYE: home }),
    }).catch((error: { stderr: string }) => error);
  expect((await update()).stderr).toContain('settings.env');
  writeFileSync(file, [...settingsLines, 'MAIL_FROM="Atelye'].join('\n'));
  expect((await update()).stderr).toBe(
    `${file}, line 4 (MAIL_FROM): write NAME=value, and a value with a backslash, or with a quote at its beginning, in single quotes.\n`,
  );
  expect(readdirSync(home), 'nothing was made').toEqual(['settings.env']);
  writeFileSync(file, settingsLines.join('\n'));
  expect((await update()).stderr).toContain(`repository '${home}/nowhere' does not exist`);

  const unit = (name: string) => readFileSync(join(project, machineFolder, name), 'utf8');
  for (const name of ['atelye.service', 'atelye-backup.service'])
    expect(unit(name)).toContain('\nEnvironment=SETTINGS_FILE=/srv/atelye/settings.env\n');
  process.env['SETTINGS_FILE'] = file;
  expect(readVariables(project)).toMatchObject({
    ZELLE_NAME: 'Marie Joseph',
    MAIL_FROM: 'Atelye <studio@shop.example>',
    SMTP_URL: 'smtps://studio:pa$$w0rd@smtp.example:465',
  });
  delete process.env['SETTINGS_FILE'];
});

test('DATA_DIR is its owner’s alone with all in it, also what another version left (rule 109)', async ({}) => {
  const shop = await startShop({
    kind: 'still',
    async prepare(dataDir) {
      mkdirSync(join(dataDir, 'older'));
      writeFileSync(join(dataDir, 'older/file'), '');
      for (const path of listAll(dataDir)) chmodSync(path, statSync(path).isFile() ? 0o644 : 0o755);
    },
  });
  try {
    const paths = listAll(shop.dataDir);
    const names = paths.map((path) => path.slice(shop.dataDir.length + 1));
    const made = ['blobs.sqlite-wal', 'blobs.sqlite-shm', 'sandbox.sqlite', 'secrets.json'];
    expect(names).toEqual(expect.arrayContaining(['', 'older/file', ...made]));
    const open = paths.filter((path) => statSync(path).mode & 0o077);
    expect(open).toEqual([]);
  } finally {
    await shop.close();
  }
});

function listAll(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // The pictures of shops under test are links.
  const paths = names.map((name) => join(folder, name));
  return [folder, ...paths.filter((path) => !lstatSync(path).isSymbolicLink())];
}

test('the store of an own server waits for the disk at each write (rule 109)', ({ newFolder }) => {
  const { environment } = createProductionEnvironment(project, whole);
  expect(ownServices(environment).isDurable).toBe(true);
  const database = openSqlite(newFolder(), 'blobs.sqlite', true);
  // FULL (sqlite.org/pragma.html#pragma_synchronous).
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  database.close();
});

test('an ordinary user follows the document: a shop that sells, a kill, a broken and two good updates, a backup that opens in another folder @nightly', async ({
  newFolder,
  prepareServer,
}) => {
  test.setTimeout(900_000);
  const server = await prepareServer();
  const { url } = server;
  const { PUBLIC_STRIPE_JS_URL, STRIPE_API_URL, TEST_SERVICES } = server.variables;
  const machine = prepareMachine({
    folder: newFolder(),
    url,
    settings: { PUBLIC_STRIPE_JS_URL, STRIPE_API_URL, TEST_SERVICES },
  });
  const { home, run } = machine;
  const succeed = async (command: string) => {
    const { status, output } = await run(command);
    expect(status, output).toBe(0);
  };
  const start = () => server.start({}, machine.start);
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;

  await succeed(machine.stepOf(2));
  machine.addSettings();
  await succeed(machine.stepOf(3));
  await start();
  expect(await server.health()).toEqual([200, { ok: true }]);
  const admin = await server.openAdmin(machine.secret());
  expect((await admin.send('GET', '/api/artworks')).body).toEqual([]);
  await admin.pasteKeys();
  const found = await admin.findings();
  expect(found).toContain(`STRIPE_API_URL sends calls to ${STRIPE_API_URL}: remove it.`);
  expect(found).toContain('Visitors see the shop.');
  expect(found).not.toContain('Netlify');
  const { id, slug, price } = await admin.hang();
  await admin.send('POST', '/api/admin/publishing');
  await expect.poll(() => statusOf(`/art/${slug}`), { timeout: 120_000 }).toBe(200);

  const buyer = newBuyer(server);
  const form = await buyer.openCard([id], Number(price));
  expect(form.status, form.body.error).toBe(200);
  expect(await payByCard(server, form.body.clientSecret)).toBe(200);
  await expect
    .poll(async () => (await admin.orders()).map(({ status }) => status), { timeout: 30_000 })
    .toEqual(['processing']);
  const receivers = async () => (await server.state()).mails.flatMap(({ to }) => to);
  await expect
    .poll(receivers, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['marie@example.com', 'ana@example.com']));
  const [order] = await admin.orders();

  await server.end('SIGKILL');
  await start();
  expect(await admin.orders()).toEqual([order]);
  expect((await newBuyer(server).openCard([id], Number(price))).status).toBe(409);

  const update = (branch: string) =>
    run(
      machine
        .commandWith('update.sh')
        .replace('<repository>', machine.repository)
        .replace('[branch]', branch),
    );
  const versions = () => readdirSync(join(home, 'versions'));
  const served = () => basename(readlinkSync(join(home, 'current')));
  const first = served();
  await machine.commit('broken', 'src/pages/index.astro', '{');
  const broken = await update('broken');
  expect(broken).toMatchObject({
    status: 1,
    output: expect.stringContaining('The site could not be built'),
  });
  expect([served(), versions()], 'a broken version changes nothing').toEqual([first, [first]]);
  await machine.commit('next', 'public/next.txt', 'next');
  // An update that was killed has left it.
  await succeed('mkdir versions/20200101T000000');
  const installed = [first];
  for (const branch of ['main', 'next']) {
    const good = await update(branch);
    expect(good.status, good.output).toBe(0);
    installed.push(served());
  }
  expect(versions(), 'the version that runs, the one before and the new one').toEqual(installed);
  expect(await Promise.all(['/next.txt', `/art/${slug}`].map(statusOf))).toEqual([404, 200]);
  await server.end();
  await start();
  expect(await Promise.all(['/next.txt', `/art/${slug}`].map(statusOf))).toEqual([200, 200]);

  const backups = join(home, 'backups');
  const old = Array.from({ length: 30 }, (_, day) => `atelye-2020-01-${day + 10}.jsonl.gz`);
  await succeed(`mkdir backups && cd backups && touch ${old.join(' ')}`);
  await succeed(machine.commandOf('atelye-backup.service'));
  const kept = readdirSync(backups).toSorted();
  expect(kept.slice(0, -1)).toEqual(old.slice(1));
  await server.end();
  await succeed(
    machine
      .commandWith('restore.ts')
      .replace('DATA_DIR=/srv/atelye/data', `DATA_DIR=${home}/other`)
      .replace('<file>', join(backups, kept.at(-1)!)),
  );
  await succeed(`printf 'DATA_DIR=%s\n' ${home}/other >> settings.env`);
  await start();
  const again = await server.openAdmin(machine.secret());
  expect((await again.orders()).map((one) => one.id)).toEqual([order!.id]);
  expect(await statusOf(`/art/${slug}`)).toBe(200);
});

test('an own server ends its builder, runs its schedules, and goes on after the end of its parent @nightly', async ({
  prepareServer,
}) => {
  test.setTimeout(180_000);
  const server = await prepareServer();
  // The start builds the site for longer.
  await server.start(reconciledAfter(20), (script, environment, ...args) =>
    launchCommand(environment, 'sh', '-c', 'node "$@" & wait', 'sh', script, ...args),
  );
  const [shop = 0] = listDescendants(server.pid());
  try {
    await expect.poll(() => listDescendants(shop), 'the builder has ended').toEqual([]);
    // Beside Setup only reconciliation tests the lock of the store.
    await expect.poll(() => listRecords(server, lockKey), { timeout: 60_000 }).toEqual([lockKey]);
    await server.end('SIGKILL');
    // `npm start` looks for its parent twice a second.
    await wait(2000);
    expect(await server.health()).toEqual([200, { ok: true }]);
  } finally {
    if (isRunning(shop)) process.kill(shop);
    await expect.poll(() => isRunning(shop), { timeout: 15_000 }).toBe(false);
  }
});

test('a full disk refuses what it cannot keep, loses nothing, and the shop goes on once it has room @nightly', async ({
  prepareServer,
}) => {
  test.setTimeout(300_000);
  const server = await prepareServer();
  // A disk of its own, which only the processes of this shop see.
  const mount = `mount -t tmpfs -o size=8m none ${server.dataDir} && exec node "$@"`;
  await server.start({}, (script, environment, ...args) =>
    launchCommand(environment, 'unshare', '-rm', 'sh', '-c', mount, 'sh', script, ...args),
  );
  const admin = await server.openAdmin();
  const { id: _, slug: _slug, ...work } = await admin.hang();
  const titles = async () =>
    (await admin.send<{ title: string }[]>('GET', '/api/admin/artworks')).body.map(
      ({ title }) => title,
    );
  const filler = `/proc/${server.pid()}/root${server.dataDir}/filler`;
  fill(filler);
  const refused = await admin.send('POST', '/api/admin/artworks', {
    ...work,
    title: 'Too much',
  });
  expect(refused.status, refused.body.error).toBe(503);
  await expect.poll(server.health).toEqual([503, { ok: false }]);
  expect(await titles()).toEqual([work.title]);
  rmSync(filler);
  await expect.poll(server.health).toEqual([200, { ok: true }]);
  await admin.hang({ title: 'Room again' });
  expect((await titles()).toSorted()).toEqual([work.title, 'Room again'].toSorted());
});

/** Writes a file until the disk is full. */
function fill(file: string): void {
  const output = openSync(file, 'w');
  try {
    for (let size = 65_536; size >= 512;)
      try {
        writeSync(output, Buffer.alloc(size));
      } catch {
        size /= 2;
      }
  } finally {
    closeSync(output);
  }
}
