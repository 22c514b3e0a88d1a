import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';

const project = join(import.meta.dirname, '../..');

/** Allowed imports by folder (README, 'Where things live'); a folder may always import itself. */
const ground = [
  'netlify/concurrency.ts',
  'netlify/derived-key.ts',
  'netlify/env.ts',
  'netlify/errors.ts',
  'netlify/keyed-hash.ts',
  'netlify/picture-bytes',
  'netlify/same-secret.ts',
  'netlify/time-limit.ts',
];

/** Words that a browser loads; those of pages are written into them by the build. */
const islandWords = [
  'src/words/certificate-words.ts',
  'src/words/import-words.ts',
  'src/words/island-words.ts',
  'src/words/offer-words.ts',
  'src/words/own-wall-words.ts',
  'src/words/page-language.ts',
  'src/words/page-words.ts',
];

const mayImport: Record<string, string[]> = {
  'src/pages': [
    'src/words/site-words.ts',
    'src/words/en/site.ts',
    'src/layouts',
    'src/components',
    'src/admin',
    'src/site',
    'src/ui',
    'src/collections',
    'src/lib',
    'src/shared',
  ],
  'src/layouts': [
    'src/words',
    'src/fonts',
    'src/components',
    'src/admin',
    'src/site',
    'src/toasts',
    'src/collections',
    'src/styles',
    'src/lib',
    'src/shared',
  ],
  'src/components': [
    'src/words/site-words.ts',
    'src/site',
    'src/lib',
    'src/collections',
    'src/styles',
    'src/shared',
  ],
  'src/admin': [
    // A letter to readers (rule 114).
    'src/words/en/site.ts',
    'src/words/fr/site.ts',
    'src/words/ht/site.ts',
    'src/form',
    'src/photograph',
    'src/toasts',
    'src/ui',
    'src/lib',
    'src/shared',
  ],
  'src/site': [
    ...islandWords,
    'src/form/kept.ts',
    'src/photograph',
    'src/toasts',
    'src/ui',
    'src/fonts',
    'src/lib',
    'src/shared',
  ],
  'src/form': ['src/ui', 'src/lib'],
  'src/photograph': ['src/ui', 'src/lib'],
  'src/toasts': ['src/words/page-words.ts', 'src/ui'],
  'src/ui': ['src/words/page-words.ts', 'src/lib', 'src/shared/order-number.ts'],
  'src/lib': ['src/words/page-language.ts', 'src/words/page-words.ts', 'src/shared'],
  'src/shared': [],
  'src/env.d.ts': [],
  'src/integrations': ['src/shared'],
  'src/content.config.ts': ['netlify/use-cases', 'src/shared'],
  'src/collections': ['src/shared', 'netlify/use-cases'],
  'src/words': ['src/shared'],
  'netlify/functions': [
    'netlify/http',
    'netlify/use-cases',
    'netlify/account.ts',
    'netlify/ports',
    ...ground,
    'src/shared',
  ],
  'netlify/use-cases': [
    'netlify/account.ts',
    'netlify/ports',
    ...ground,
    'src/words',
    'src/shared',
  ],
  'netlify/http': [
    // The password that a session is asked for again.
    'netlify/use-cases/admin/login.ts',
    'netlify/account.ts',
    'netlify/ports',
    ...ground,
    'src/words',
    'src/shared',
  ],
  'netlify/account.ts': ['netlify/ports', ...ground],
  'netlify/ports': [...ground, 'src/shared'],
  'netlify/concurrency.ts': [],
  'netlify/errors.ts': ['src/words'],
  'netlify/picture-bytes': ['src/shared'],
  'netlify/same-secret.ts': [],
  'netlify/time-limit.ts': [],
  'netlify/derived-key.ts': ['netlify/env.ts'],
  'netlify/keyed-hash.ts': ['netlify/derived-key.ts'],
  'netlify/env.ts': ['src/shared'],
  'netlify/build': ['netlify/use-cases', 'netlify/env.ts', 'src/shared'],
  'netlify/node': [],
  // No seed and no samples (rule 109).
  'netlify/server': [
    'netlify/build',
    'netlify/use-cases/backup',
    'netlify/use-cases/publishing/builds.ts',
    'netlify/use-cases/store-format.ts',
    'netlify/node',
    'netlify/env.ts',
    'netlify/keyed-hash.ts',
    'src/shared',
  ],
  'netlify/sandbox': ['netlify/node'],
  'netlify/local': [
    'netlify/server',
    'netlify/sandbox',
    'netlify/build',
    'netlify/use-cases',
    'netlify/account.ts',
    'netlify/node',
    'netlify/env.ts',
    'src/shared',
  ],
};

/** Folders whose parts, folders and files, stand from the lowest: each imports only those before it. */
const fromTheLowest: Record<string, string[]> = {
  'netlify/use-cases': [
    'admin',
    'places.ts',
    'due.ts',
    'takes',
    'settings.ts',
    'pages.ts',
    'mail',
    'account',
    'store-format.ts',
    'selling.ts',
    'publishing',
    'artworks',
    'orders',
    'content',
    'films',
    'samples',
    'questions',
    'checkout',
    'offers',
    'order-mails',
    'instagram',
    'backup',
    'setup',
    'edit-settings.ts',
    'alarms.ts',
    'opening.ts',
    'to-do.ts',
    'seed.ts',
    'reconciliation.ts',
  ],
  'netlify/use-cases/orders': [
    'record',
    'changes',
    'transfer',
    'card',
    'refunds',
    'status',
    'buyer',
    'lists',
    'edits',
  ],
  'netlify/server': ['settings.ts', 'platform', 'backup', 'shop', 'production', 'start.ts'],
  'netlify/local': ['settings', 'shop', 'fonts', 'production', 'scripts'],
  'src/components': ['xml.ts', 'feed.ts', 'page', 'site', 'artworks'],
  'src/site': [
    'page-path.ts',
    'overlay-store.ts',
    'use-opened.ts',
    'home',
    'lists',
    'cart',
    'gallery',
    'own-wall',
    'checkout',
    'order',
    'certificate',
    'ask',
    'overlays',
    'buy-now',
    'navigation',
  ],
};

/** Below the administrator's screens. */
const belowScreens = ['calls', 'offers', 'publishing', 'session', 'straighten', 'ui', 'upload'];

/** The other screens that a screen imports; else what two of them share stands below them. */
const screensOf: Record<string, string[]> = {
  artworks: ['settings'],
  content: ['films'],
  dashboard: ['artworks', 'backup', 'instagram', 'orders', 'settings', 'setup'],
  labels: ['artworks'],
  setup: ['instagram'],
};

const onlyIn: Record<string, string[]> = {
  "'@netlify/blobs'": ['netlify/ports/', 'netlify/server/backup/stores.ts'],
  "from 'stripe'": ['netlify/ports/stripe', 'netlify/use-cases/'],
  'new Stripe(': ['netlify/ports/stripe/client.ts'],
  // Calls to other services: docs/security.md lists them.
  ' fetch(': [
    'netlify/ports/',
    'netlify/server/platform/',
    'netlify/sandbox/',
    'netlify/local/shop/dev-shop.ts',
    'src/admin/calls/download.ts',
    'src/lib/',
    'src/site/navigation/',
  ],
  "'node:http": ['netlify/ports/', 'netlify/node/', 'netlify/server/platform/blobs-server.ts'],
  "'node:dns": ['netlify/ports/'],
  "'nodemailer'": ['netlify/ports/mail.ts'],
  // Each of them throws where the browser keeps nothing.
  'localStorage.': ['src/lib/stored.ts'],
  'sessionStorage.': ['src/lib/stored.ts'],
  'window[area]': ['src/lib/stored'],
  "'idb-keyval'": ['src/admin/artworks/artwork-drafts.ts', 'src/admin/session/drafts.ts'],
  'mailto:$': ['src/lib/mailto.ts'],
  // Both also decide about a candidate of an input method.
  "'Enter'": [
    'src/admin/ui/leave-on-enter.ts',
    'src/admin/settings/CountriesField.tsx',
    'netlify/sandbox/',
  ],
  "'Escape'": ['src/ui/focus.ts', 'netlify/sandbox/'],
  'navigator.locks': ['src/form/own-draft.ts'],
  'process.env': [
    'netlify/env.ts',
    'src/integrations/',
    'netlify/build/',
    'netlify/server/',
    'netlify/local/',
  ],
};

/** Deeds write orders by changeOrder and takeThen: effects follow the record. Other writes leave nothing to do that was not left before. */
const ordersFolder = 'netlify/use-cases/orders';
const effectsIn: Record<string, string[]> = {
  'updateOrder(': [
    `${ordersFolder}/record/records.ts`,
    `${ordersFolder}/changes/change-order.ts`,
    // Certificates, refunds and mails that were due before.
    `${ordersFolder}/changes/certificates.ts`,
    `${ordersFolder}/changes/due-refunds.ts`,
    'netlify/use-cases/order-mails/due-mails.ts',
    // A tracking number, an address, money that the painter has sent back.
    `${ordersFolder}/edits/order-edits.ts`,
    `${ordersFolder}/buyer/order-page.ts`,
    `${ordersFolder}/transfer/voided-payments.ts`,
  ],
  'createOrFindOrder(': [
    `${ordersFolder}/record/records.ts`,
    `${ordersFolder}/changes/change-order.ts`,
  ],
  'publishSales(': [
    'netlify/use-cases/publishing/changes.ts',
    `${ordersFolder}/changes/change-order.ts`,
    `${ordersFolder}/edits/test-orders.ts`,
  ],
  'payDebts(': [
    `${ordersFolder}/changes/due-refunds.ts`,
    `${ordersFolder}/changes/change-order.ts`,
  ],
  'fitTakes(': [
    `${ordersFolder}/changes/order-takes.ts`,
    `${ordersFolder}/changes/change-order.ts`,
    `${ordersFolder}/edits/test-orders.ts`,
  ],
};

const sources = ['src', 'netlify'].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|astro)$/.test(name))
    .map((name) => join(folder, name)),
);

test('every folder imports only what its rule allows', () => {
  const broken = sources.flatMap((file) => {
    const allowed = mayImport[layerOf(file)];
    if (!allowed) return [`${file} lies in a folder without a rule`];
    return importsOf(file)
      .filter((target) => layerOf(target) !== layerOf(file))
      .filter((target) => !allowed.some((layer) => target.startsWith(layer)))
      .map((target) => `${file} imports ${target}`);
  });
  expect(broken).toEqual([]);
});

for (const [folder, parts] of Object.entries(fromTheLowest)) {
  test(`a part of ${folder} imports only parts below its own`, () => {
    const heightOf = (file: string) => parts.indexOf(partOf(folder, file)!);
    const inside = (file: string) => partOf(folder, file) !== null;
    const broken = sources.filter(inside).flatMap((file) => {
      if (heightOf(file) < 0) return [`${file} lies in a part without a place`];
      return importsOf(file)
        .filter((target) => inside(target) && heightOf(target) > heightOf(file))
        .map((target) => `${file} imports ${target}`);
    });
    expect(broken).toEqual([]);
  });
}

test("what the administrator's screens share imports no screen, and a screen only those of its list", () => {
  const screenOf = (file: string) => {
    const part = partOf('src/admin', file);
    return !part || belowScreens.includes(part) ? null : part;
  };
  const broken = sources
    .filter((file) => partOf('src/admin', file))
    .flatMap((file) => {
      const screen = screenOf(file);
      const allowed = screen ? [screen, ...(screensOf[screen] ?? [])] : [];
      return importsOf(file)
        .filter((target) => screenOf(target) && !allowed.includes(screenOf(target)!))
        .map((target) => `${file} imports ${target}`);
    });
  expect(broken).toEqual([]);
});

test('in no folder do parts, folders and files, import each other by any way', () => {
  const folders = new Set(sources.flatMap(foldersOf));
  const circles = [...folders].flatMap((folder) => {
    const imports = new Map<string, Set<string>>();
    for (const file of sources) {
      const part = partOf(folder, file);
      if (!part) continue;
      const targets = importsOf(file).map((target) => partOf(folder, target));
      const others = targets.filter((target) => target !== null && target !== part);
      imports.set(part, new Set([...(imports.get(part) ?? []), ...(others as string[])]));
    }
    return circleIn(imports).map((part) => `${folder}/${part}`);
  });
  expect(circles).toEqual([]);
});

test('a folder with an index.ts is imported by it only', () => {
  const faces = sources.filter((file) => file.endsWith('/index.ts'));
  const broken = faces.flatMap((face) => {
    const folder = face.slice(0, -'index.ts'.length);
    return sources
      .filter((file) => !file.startsWith(folder))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => target.startsWith(folder) && target !== face)
          .map((target) => `${file} imports ${target}`),
      );
  });
  expect(faces.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test('an order is written with its due key, and its effects follow the record (rule 61)', () => {
  const broken = Object.entries(effectsIn).flatMap(([name, places]) =>
    sources
      .filter((file) => read(file).includes(name) && !places.includes(file))
      .map((file) => `${file} calls ${name}`),
  );
  expect(broken).toEqual([]);
});

test('the kinds of orders are told apart by their table (order-kinds.ts), not by comparisons', () => {
  const comparison = /\bmethod\)? [!=]== '(card|zelle|offer|elsewhere)'/;
  expect(sources.filter((file) => comparison.test(read(file)))).toEqual([]);
});

test('outside systems are named in one place each', () => {
  const broken = Object.entries(onlyIn).flatMap(([name, places]) =>
    sources
      .filter((file) => !places.some((place) => file.startsWith(place)))
      .filter((file) => read(file).includes(name))
      .filter((file) => !isTypeOnly(file, name))
      .map((file) => `${file} names ${name}`),
  );
  expect(broken).toEqual([]);
});

/** Returns all folders above a file, from the highest. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** Returns what is left of a graph once all that imports nothing of the rest is taken out. */
function circleIn(imports: Map<string, Set<string>>): string[] {
  const rest = new Map(imports);
  const isOpen = (part: string) => [...rest.get(part)!].some((target) => rest.has(target));
  while ([...rest.keys()].some((part) => !isOpen(part))) {
    for (const part of rest.keys()) if (!isOpen(part)) rest.delete(part);
  }
  return [...rest.keys()];
}

/** Returns the folder, or the file, in `folder` that a file belongs to, or null outside of it. */
function partOf(folder: string, file: string): string | null {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0]! : null;
}

function layerOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

function importsOf(file: string): string[] {
  const names = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1]!,
  );
  return names.flatMap((name) => {
    if (name.startsWith('#')) return [`${name.replace('#', 'src/')}.ts`];
    if (name.startsWith('.')) return [normalize(join(relative('.', file), '..', name))];
    return [];
  });
}

function isTypeOnly(file: string, name: string): boolean {
  const lines = read(file)
    .split('\n')
    .filter((line) => line.includes(name));
  return lines.every((line) => line.startsWith('import type'));
}

function read(file: string): string {
  return readFileSync(join(project, file), 'utf8');
}
