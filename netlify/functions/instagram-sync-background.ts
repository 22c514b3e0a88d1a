import { endpoint } from '../http/endpoint.ts';
import { requirePass } from '../ports/background.ts';
import { workOnSync } from '../use-cases/instagram/work.ts';

// The name's ending makes it a background function, which `config.background` does not do safely (facts, section 0).
export default endpoint({
  POST: async (request) => {
    requirePass(request, 'instagram-sync-background');
    await workOnSync();
    return Response.json({ ok: true });
  },
});
