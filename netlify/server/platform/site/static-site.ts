import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { prepareAnswer, toResponse, type StaticAnswer } from './static-answer.ts';

export type StaticSite = ReturnType<typeof openStaticSite>;

/** Files that configure Netlify and are not served. */
const configurations = ['/_headers', '/_redirects'];

/** Answers one built site with Netlify's own packages for files, headers and redirects. */
export function openStaticSite(project: string, folder: string) {
  const configPath = `${project}/netlify.toml`;
  const headers = new HeadersHandler({
    configPath,
    projectDir: project,
    publishDir: folder,
    logger: console,
  });
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: project,
    publicDir: folder,
  });
  const find = createFinder(folder, headers);
  return {
    findRedirect: (request: Request) => redirects.match(request),
    /** Leads on to a path of the site, whatever host the call has named, or to another site. */
    async answerRedirect(request: Request, { href, origin }: URL, status: number) {
      const isOwn = origin === new URL(request.url).origin;
      const location = isOwn ? href.slice(origin.length) : href;
      const response = new Response(null, { status, headers: { location } });
      await headers.apply(request, response);
      return response;
    },
    /** Returns the file as an answer, or null. `status`: that of a rewrite. */
    async answerFile(request: Request, status = 200): Promise<Response | null> {
      const file = await find(request);
      return file && answer({ ...file, status }, request);
    },
    async answerNotFound(request: Request): Promise<Response> {
      const page = await find(new Request(new URL('/404.html', request.url)));
      const response = page
        ? await toResponse({ ...page, status: 404 }, request)
        : new Response('Not found', { status: 404 });
      await headers.apply(request, response);
      return response;
    },
    /** The version of a file's content; undefined when there is no such file. */
    versionOf: async (url: URL) => (await find(new Request(url)))?.etag,
  };
}

/** Reads each file once: a built site does not change. */
function createFinder(folder: string, headers: HeadersHandler) {
  const files = new StaticHandler({ directory: folder });
  const answers = new Map<string, StaticAnswer>();
  return async ({ url }: Request): Promise<StaticAnswer | null> => {
    // The package ignores further slashes: each number of them would be kept as a file of its own.
    const address = new URL(new URL(url).pathname.replaceAll(/\/{2,}/g, '/'), url);
    const { pathname } = address;
    const earlier = answers.get(pathname);
    if (earlier) return earlier;
    const request = new Request(address);
    const match = configurations.includes(pathname.replace(/\/$/, ''))
      ? undefined
      : await files.match(request);
    if (!match) return null;
    const response = await match.handle();
    await headers.apply(request, response);
    const file = await prepareAnswer(response);
    answers.set(pathname, file);
    return file;
  };
}

async function answer(file: StaticAnswer, request: Request): Promise<Response> {
  if (['GET', 'HEAD'].includes(request.method)) return toResponse(file, request);
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}
