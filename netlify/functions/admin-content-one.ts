import { randomUUID } from 'node:crypto';
import type { Config } from '@netlify/functions';
import { contentPageInput } from '#shared/content';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { longestBody, readKey, readVersion, withOwnPictures } from '../http/request.ts';
import { updateContentPage } from '../use-cases/content/content.ts';

export default endpoint({
  PATCH: adminCall(
    { body: contentPageInput, withinMs: slowAnswerMs, largestBody: longestBody },
    async ({ params, body, request, ...rest }) => {
      const sections = body.content.sections.map((section) => withOwnPictures(section, request));
      const edited = await updateContentPage({
        id: params['id'] ?? '',
        content: { ...body.content, sections },
        version: readVersion(request),
        saveKey: readKey(request) ?? randomUUID(),
        editor: rest.editor,
      });
      rest.context.waitUntil(edited.publish());
      return edited.page;
    },
  ),
});

export const config: Config = { path: '/api/admin/content/:id' };
