import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { prepareAnswer, toResponse, type StaticAnswer } from './static-answer.ts';

export type StaticSite = ReturnType<typeof openStaticSite>;

/** Files that configure Netlify and are not served. */
const configurations = ['/_headers', '/_redirects'];

/** One built site, answered with Netlify's own packages for files, headers and redirects. */
export function openStaticSite(project: string, folder: string) {
  const configPath = `${project}/netlify.toml`;
  const files = new StaticHandler({ directory: folder });
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
  const prepared = new Map<string, StaticAnswer>();

  async function prepare(request: Request): Promise<StaticAnswer | null> {
    const { pathname } = new URL(request.url);
    const known = prepared.get(pathname);
    if (known) return known;
    const match = configurations.includes(pathname) ? undefined : await files.match(request);
    if (!match) return null;
    const response = await match.handle();
    await headers.apply(request, response);
    const answer = await prepareAnswer(response);
    prepared.set(pathname, answer);
    return answer;
  }

  async function answerFile(request: Request): Promise<Response | null> {
    const answer = await prepare(request);
    if (!answer) return null;
    if (!['GET', 'HEAD'].includes(request.method)) {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    return toResponse(answer, request);
  }

  async function answerNotFound(request: Request): Promise<Response> {
    const page = await prepare(new Request(new URL('/404.html', request.url)));
    const response = page
      ? await toResponse({ ...page, status: 404 }, request)
      : new Response('Not found', { status: 404 });
    await headers.apply(request, response);
    return response;
  }

  return {
    findRedirect: (request: Request) => redirects.match(request),
    answerFile,
    answerNotFound,
    /** The version of a file's content; undefined when there is no such file. */
    versionOf: async (url: URL) => (await prepare(new Request(url)))?.etag,
  };
}
