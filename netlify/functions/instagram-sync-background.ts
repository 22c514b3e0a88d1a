import { withErrorAnswers } from '../http/answer.ts';
import { requirePass } from '../ports/background.ts';
import { requireRestored } from '../ports/blobs/restoring.ts';
import { workOnSync } from '../use-cases/instagram/sync-worker.ts';

// The ending of the name makes it a background function; `config.background` is cut at 60 s (netlify/cli#8354).
export default withErrorAnswers(async (request) => {
  requirePass(request, 'instagram-sync-background');
  await requireRestored();
  await workOnSync();
  return Response.json({ ok: true });
});
