import { hasBlobs } from '../env.ts';
import { readContentVersion } from './publishing.ts';

let reading: Promise<string> | undefined;

/** Reads the content's version, once for all collections: each awaits it before it reads, so a build never claims more than it contains. */
export function beginLoading(): Promise<string> {
  reading ??= hasBlobs() ? readContentVersion() : Promise.resolve('');
  return reading;
}

/** The version of what is being loaded; the development server's next load reads a new one. */
export async function loadSiteVersion(): Promise<{ id: string; version: string }[]> {
  const version = await beginLoading();
  reading = undefined;
  return [{ id: 'site', version }];
}
