import { lookup as resolveName, type LookupAddress, type LookupOptions } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import ipaddr from 'ipaddr.js';
import { env } from '../env.ts';
import { HttpError } from '../errors.ts';

const totalMs = 10_000;
const largestPicture = 15_000_000;
const mostRedirects = 4;

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** `answered`: the status of the host, or null without an answer. */
export class RemoteFileError extends HttpError {
  readonly answered: number | null;

  constructor(why: string, answered: number | null = null) {
    super(400, `The picture could not be fetched from this address: ${why}`);
    this.answered = answered;
  }
}

/**
 * Downloads at most `largest` bytes from a foreign address. Each hop must lead to a public address; the check is in
 * the connection's own name lookup, so the checked address is the connected one. Throws 400 with the reason.
 */
export async function fetchFile(
  address: string,
  largest = largestPicture,
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(totalMs);
  let url = new URL(address);
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const response = await open(url, signal);
    const location = response.headers.location;
    if (!isRedirect(response.statusCode) || !location) return readAll(response, largest);
    response.destroy();
    if (!URL.canParse(location, url)) throw unreachable('it is not a web address');
    url = new URL(location, url);
  }
  throw unreachable('it redirects too often');
}

function open(url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw unreachable('it is not a web address');
  const isOurs = url.origin === env().LOCAL_MEDIA_ORIGIN;
  // A literal address is connected without a lookup.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!isOurs && ipaddr.isValid(literal)) requirePublic(literal);
  const get = url.protocol === 'https:' ? https.get : http.get;
  const options = { signal, agent: false, ...(isOurs ? {} : { lookup: lookupPublic }) } as const;
  return new Promise((resolve, reject) => {
    try {
      get(url, options, resolve).on('error', (error) => reject(asRefusal(error)));
    } catch {
      // Node may refuse a URL that URL accepts, for example a wrongly encoded user name.
      reject(unreachable('it is not a web address'));
    }
  });
}

function lookupPublic(host: string, options: LookupOptions, done: LookupCallback): void {
  resolveName(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    try {
      addresses.forEach(({ address }) => requirePublic(address));
    } catch (refusal) {
      return done(refusal as Error, []);
    }
    if (options.all) return done(null, addresses);
    return done(null, addresses[0]!.address, addresses[0]!.family);
  });
}

function requirePublic(address: string): void {
  if (ipaddr.process(address).range() !== 'unicast') throw unreachable('it is not public');
}

async function readAll(
  response: http.IncomingMessage,
  largest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (response.statusCode !== 200) {
    response.destroy();
    throw new RemoteFileError(`it answered ${response.statusCode}`, response.statusCode);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > largest)
        throw new RemoteFileError(`it has more than ${largest / 1_000_000} MB`, 200);
      chunks.push(chunk);
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    response.destroy();
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function isRedirect(status: number | undefined): boolean {
  return status !== undefined && status >= 300 && status < 400;
}

function asRefusal(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const isLate = error instanceof Error && /abort|timeout/i.test(error.name);
  return unreachable(isLate ? 'it took longer than 10 seconds' : 'it does not answer');
}

function unreachable(why: string): RemoteFileError {
  return new RemoteFileError(why);
}
