import type { Config } from '@netlify/functions';
import { questionInput } from '#shared/question';
import { readLanguage } from '../http/buyer.ts';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { readKey } from '../http/request.ts';
import { askQuestion } from '../use-cases/questions/ask.ts';
import { sendQuestionMails } from '../use-cases/questions/mails.ts';

export default endpoint({
  POST: publicCall({ body: questionInput }, async ({ body, context, request }) => {
    const id = await askQuestion(body, {
      network: context.ip,
      formKey: readKey(request),
      language: readLanguage(request),
    });
    context.waitUntil(sendQuestionMails(id).catch(console.error));
  }),
});

export const config: Config = {
  path: '/api/questions',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
