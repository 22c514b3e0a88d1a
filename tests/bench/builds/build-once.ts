import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import process from 'node:process';

// One build in a fresh process, as Netlify does it; the time to load Astro counts, and the cache of compiled modules is
// kept from one build to the next.
enableCompileCache(resolve('node_modules/.cache/node'));
const { build } = await import('astro');
await build({ root: process.cwd(), logLevel: 'info' });
process.send?.({ kilobytes: process.resourceUsage().maxRSS });
process.disconnect?.();
