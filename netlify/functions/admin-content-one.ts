import type { Config } from '@netlify/functions';
import { contentPageInput } from '#shared/content';
import { call, endpoint } from '../http/endpoint.ts';
import { withOwnPicture } from '../http/own-picture.ts';
import { readVersion } from '../http/request.ts';
import { updateContentPage } from '../use-cases/content.ts';

export default endpoint({
  PATCH: call(
    { admin: true, body: contentPageInput, slow: true, long: true },
    async ({ params, body, request, ...rest }) => {
      const sections = body.content.sections.map((section) => withOwnPicture(section, request));
      const edited = await updateContentPage({
        id: params['id'] ?? '',
        content: { ...body.content, sections },
        version: readVersion(request),
        editor: rest.editor,
      });
      rest.context.waitUntil(edited.publish());
      return edited.page;
    },
  ),
});

export const config: Config = { path: '/api/admin/content/:id' };
