import { randomUUID } from 'node:crypto';
import { requireStoreFormat, writeStoreFormat } from '../../use-cases/store-format.ts';
import { serve } from '../../node/web-server.ts';
import type { ShopEnvironment } from '../settings.ts';
import type { Surroundings } from '../shop/backend.ts';

/** Starts a store that waits for the disk, and a build hook with an address that only this process knows. */
export function ownServices({ settings }: ShopEnvironment): Surroundings {
  return {
    isForCustomers: true,
    isDurable: true,
    async start({ hook }) {
      const path = `/${randomUUID()}`;
      const server = await serve(0, ({ method, url }) => {
        if (method !== 'POST' || new URL(url).pathname !== path)
          return new Response(null, { status: 404 });
        hook.request();
        return new Response();
      });
      process.env['BUILD_HOOK_URL'] = `http://127.0.0.1:${server.port}${path}`;
      await requireStoreFormat(settings.dataDir);
      await writeStoreFormat();
      return server;
    },
  };
}
