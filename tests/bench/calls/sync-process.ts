import { createFunctionsHost } from '../../../netlify/server/platform/functions/functions-host.ts';
import { serve } from '../../../netlify/node/web-server.ts';

// Runs the functions alone in a process, as on Netlify; store and Instagram are in another one. Prints its port, then
// its peak memory.
const everyMs = 20;
const [folder = ''] = process.argv.slice(2);
const host = createFunctionsHost({
  folder,
  siteUrl: process.env['SITE_URL'] ?? '',
  pace: 'on-request',
});
const server = await serve(0, async (request, ip) => {
  const match = host.match(request.method, new URL(request.url).pathname);
  return match ? host.call(match, request, ip) : new Response(null, { status: 404 });
});
process.env['LOCAL_SHOP_URL'] = `http://127.0.0.1:${server.port}`;
// The system's peak of a child starts with its parent's, so the peak is measured here.
let peak = 0;
const look = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};
setInterval(look, everyMs);
process.on('message', () => process.send?.({ megabytes: peak / 2 ** 20 }, () => process.exit()));
process.send?.({ port: server.port });
