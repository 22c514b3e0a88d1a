import type { Config } from '@netlify/functions';
import { freeHoldsInput } from '#shared/admin/holds';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { freeHolds } from '../use-cases/pieces/hold-freeing.ts';
import { sendMailsOf } from '../use-cases/mail/outbox.ts';

export default endpoint({
  POST: adminCall(
    { body: freeHoldsInput, withinMs: slowAnswerMs },
    async ({ body, editor, context }) => {
      const { answer, toTell } = await freeHolds(editor, body.after);
      context.waitUntil(sendMailsOf(toTell));
      return answer;
    },
  ),
});

export const config: Config = { path: '/api/admin/holds/free' };
