import { blobsContext, startBlobsServer, type BlobsServer } from './blobs-server.ts';
import { openBlobsStore, type BlobsStore } from './blobs-store.ts';
import type { LocalEnvironment } from '../settings/environment.ts';
import { createFaults, type Faults } from './faults.ts';

export type Platform = {
  store: BlobsStore;
  faults: Faults;
  countBlobsRequests: BlobsServer['countRequests'];
  close(): Promise<void>;
};

const siteId = 'local';

/** Starts local Blobs and puts the whole environment in place, for this process and the builds it starts. */
export async function startPlatform({
  settings,
  secrets,
  variables,
}: LocalEnvironment): Promise<Platform> {
  const store = openBlobsStore(settings.dataDir);
  const faults = createFaults();
  const access = { siteId, token: secrets.blobsToken };
  const server = await startBlobsServer({ store, faults, ...access });
  variables['NETLIFY_BLOBS_CONTEXT'] = blobsContext(server.port, access);
  Object.assign(process.env, variables);
  return {
    store,
    faults,
    countBlobsRequests: server.countRequests,
    close: async () => {
      await server.close();
      store.close();
    },
  };
}
