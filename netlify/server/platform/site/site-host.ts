import type { FunctionsHost } from '../functions/functions-host.ts';
import { imagesPath, type createImages } from './image-variants.ts';
import type { StaticSite } from './static-site.ts';
import type { WebHandler } from '../../../node/web-server.ts';
import { isWellFormed } from './well-formed.ts';

type Parts = {
  /** The published site; another one after each build. */
  site(): StaticSite;
  functions: FunctionsHost;
  images: ReturnType<typeof createImages>;
};

/** Answers in Netlify's order: pictures, functions, redirects, files, the 404 page. */
export function createSiteHost({ site, functions, images }: Parts): WebHandler {
  return async (request, ip) => {
    const url = new URL(request.url);
    if (url.pathname === imagesPath) return images(request, await pictureVersion(site(), url), ip);
    const match = functions.match(request.method, url.pathname);
    if (match) return functions.call(match, request, ip);
    // Netlify's package for redirects decodes every path and throws if it cannot.
    if (!isWellFormed(url.pathname)) return site().answerNotFound(request);
    const redirected = await followRedirect(request, ip);
    if (redirected) return redirected;
    return (await site().answerFile(request)) ?? site().answerNotFound(request);
  };

  async function followRedirect(request: Request, ip: string): Promise<Response | null> {
    const rule = await site().findRedirect(request);
    if (!rule) return null;
    if (!rule.force && (await site().versionOf(new URL(request.url)))) return null;
    if (rule.redirect) return site().answerRedirect(request, rule.target, rule.statusCode);
    const rewritten = new Request(rule.target, request);
    const match = functions.match(request.method, rule.target.pathname);
    if (match) return functions.call(match, rewritten, ip);
    return site().answerFile(rewritten, rule.statusCode);
  }
}

/**
 * Returns the version of a picture of the site, which may change under its address. Returns '' for an uploaded one, whose address has its
 * hash.
 */
async function pictureVersion(site: StaticSite, url: URL): Promise<string> {
  const source = url.searchParams.get('url') ?? '';
  if (!source.startsWith('/')) return '';
  const address = URL.parse(source, url.origin);
  return (address && (await site.versionOf(address))) ?? '';
}
