import { randomUUID } from 'node:crypto';
import { getStore, type Store } from '@netlify/blobs';
import { stores } from '../../env.ts';
import { keepPrivate } from '../../node/private-folder.ts';
import { startBlobsServer } from '../platform/blobs-server.ts';
import { openBlobsStore } from '../platform/blobs-store.ts';
import { readSettings, readVariables } from '../settings.ts';

export type OpenStores = {
  /** Their place, for people. */
  place: string;
  stores: ReadonlyMap<string, Store>;
  close(): Promise<void>;
};

/** Returns the site and token for a site's stores from outside of Netlify; null if they are not set. */
export function findSite(): { siteID: string; token: string } | null {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env;
  return siteID && token ? { siteID, token } : null;
}

/** Opens the stores of the site that the environment names, else of this machine's DATA_DIR. */
export async function openStores(project: string): Promise<OpenStores> {
  const site = findSite();
  if (!site) return openLocalStores(readSettings(project, readVariables(project)).dataDir);
  return {
    place: `the Netlify site ${site.siteID}`,
    stores: storesAt({ ...site, apiURL: 'https://api.netlify.com' }),
    close: async () => undefined,
  };
}

async function openLocalStores(dataDir: string): Promise<OpenStores> {
  keepPrivate(dataDir);
  const store = openBlobsStore(dataDir);
  const access = { siteId: 'local', token: randomUUID() };
  const server = await startBlobsServer({ store, ...access });
  const url = `http://127.0.0.1:${server.port}`;
  return {
    place: dataDir,
    stores: storesAt({
      siteID: access.siteId,
      token: access.token,
      edgeURL: url,
      uncachedEdgeURL: url,
    }),
    close: async () => {
      await server.close();
      store.close();
    },
  };
}

type Access = { siteID: string; token: string } & (
  | { apiURL: string }
  | { edgeURL: string; uncachedEdgeURL: string }
);

function storesAt(access: Access): ReadonlyMap<string, Store> {
  return new Map(
    stores.map((name) => [name, getStore({ ...access, name, consistency: 'strong' })]),
  );
}
