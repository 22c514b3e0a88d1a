import { askCalls } from '#shared/calls/questions';
import { readLanguage } from '../http/buyer.ts';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readKey } from '../http/request.ts';
import { askQuestion } from '../use-cases/questions/ask.ts';
import { sendQuestionMails } from '../use-cases/questions/mails.ts';

export default publicEndpoint(askCalls, {
  'POST /api/questions': async ({ body, context, request }) => {
    const id = await askQuestion(body, {
      network: context.ip,
      formKey: readKey(request),
      language: readLanguage(request),
    });
    context.waitUntil(sendQuestionMails(id).catch(console.error));
  },
});

export const config: ConfigOf<typeof askCalls> = {
  path: '/api/questions',
};
