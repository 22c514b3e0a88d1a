/** Requests a chunk's own imports beside it. Vite's helper also knows old browsers, nonces and style sheets of chunks. */
const helper = `
const asked = new Set();
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href: '/' + file }));
  }
  return load().catch((error) => {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });
}`;

type Bundled = {
  fileName: string;
  /** Of a chunk only. */
  imports?: string[];
  isDynamicEntry?: boolean;
  viteMetadata?: { importedCss: Set<string> };
};

let bundled: Record<string, Bundled> = {};

function addImports(file: string, found: Set<string>): Set<string> {
  for (const imported of bundled[file]?.imports ?? []) {
    if (!found.has(imported)) addImports(imported, found.add(imported));
  }
  return found;
}

/**
 * Returns what is requested beside a file. The host has its own imports, each page has `core`, and the import itself
 * requests the file. A list for the bundler's runtime alone would weigh more on the home page than the request that it
 * saves once in a while.
 */
function resolveDependencies(file: string, files: string[], { hostId }: { hostId: string }) {
  const loaded = addImports(hostId, new Set([file, hostId]));
  const others = files.filter((other) => !loaded.has(other) && !other.includes('/core.'));
  return others.every((other) => other.includes('/rolldown-runtime.')) ? [] : others;
}

/** A Vite plugin. Replaces the helper of dynamic imports, which every page loads. */
export const smallPreload = {
  name: 'small-preload',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  // Astro's own setting wins over one of `environments`.
  config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
  load: (id: string) => (id.endsWith('vite/preload-helper.js') ? helper : null),
  generateBundle(_options: unknown, bundle: Record<string, Bundled>) {
    bundled = bundle;
    const styled = Object.values(bundle).find(
      ({ isDynamicEntry, viteMetadata }) => isDynamicEntry && viteMetadata?.importedCss.size,
    );
    if (styled)
      throw new Error(`${styled.fileName} has styles of its own, which nothing would load`);
  },
};
