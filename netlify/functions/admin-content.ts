import { randomUUID } from 'node:crypto';
import { contentCalls } from '#shared/calls/content';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readKey, readVersion, withOwnPictures } from '../http/request.ts';
import { updateContentPage } from '../use-cases/content/content.ts';
import { listContentPages } from '../use-cases/pages.ts';

export default adminEndpoint(contentCalls, {
  'GET /api/admin/content': listContentPages,

  'PATCH /api/admin/content/:id': async ({ params, body, request, context, editor }) => {
    const sections = body.content.sections.map((section) => withOwnPictures(section, request));
    const edited = await updateContentPage({
      id: params.id,
      content: { ...body.content, sections },
      version: readVersion(request),
      saveKey: readKey(request) ?? randomUUID(),
      editor,
    });
    context.waitUntil(edited.publish());
    return edited.page;
  },
});

export const config: ConfigOf<typeof contentCalls> = {
  path: ['/api/admin/content', '/api/admin/content/:id'],
};
