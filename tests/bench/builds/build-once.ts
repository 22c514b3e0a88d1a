import process from 'node:process';

// One build in a fresh process, as Netlify does it; the time to load Astro counts.
const { build } = await import('astro');
await build({ root: process.cwd(), logLevel: 'info' });
process.send?.({ kilobytes: process.resourceUsage().maxRSS });
process.disconnect?.();
