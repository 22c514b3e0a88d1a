import type { Config } from '@netlify/functions';
import { freeInput } from '#shared/admin/holds';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { freeArtwork } from '../use-cases/pieces/artwork-freeing.ts';
import { sendMailsOf } from '../use-cases/mail/outbox.ts';

export default endpoint({
  POST: adminCall(
    { body: freeInput, withinMs: slowAnswerMs },
    async ({ params, body, editor, context }) => {
      const id = params['id'] ?? '';
      const { answer, toTell } = await freeArtwork({ id, editor, agreed: body.promised });
      context.waitUntil(sendMailsOf(toTell));
      return answer;
    },
  ),
});

export const config: Config = { path: '/api/admin/artworks/:id/free' };
