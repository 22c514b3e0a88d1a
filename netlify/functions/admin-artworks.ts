import { artworkCalls } from '#shared/calls/artworks';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readKey, readVersion, withOwnPictures } from '../http/request.ts';
import { createArtwork } from '../use-cases/artworks/creation.ts';
import {
  deleteArtwork,
  listAdminArtworks,
  setArtworkPosition,
  setArtworkVisibility,
  showWaitingArtworks,
  updateArtwork,
} from '../use-cases/artworks/artwork-edits.ts';
import { createSeries, deleteSeries, updateSeries } from '../use-cases/artworks/series-edits.ts';
import { listSeries } from '../use-cases/artworks/series.ts';
import { answerSamePainting } from '../use-cases/instagram/same-painting-answer.ts';

export default adminEndpoint(artworkCalls, {
  'GET /api/admin/artworks': listAdminArtworks,

  'POST /api/admin/artworks': ({ body, editor, request }) =>
    createArtwork(withOwnPictures(body, request), { editor, key: readKey(request) }),

  'PATCH /api/admin/artworks/:id': ({ params, body, request, editor }) =>
    updateArtwork(withOwnPictures(body, request), {
      id: params.id,
      editor,
      version: readVersion(request),
    }),

  'DELETE /api/admin/artworks/:id': ({ params, editor }) => deleteArtwork(params.id, editor),

  'PATCH /api/admin/artworks/:id/position': ({ params, body, editor }) =>
    setArtworkPosition(body.position, { id: params.id, editor, version: null }),

  'PATCH /api/admin/artworks/:id/visibility': ({ params, body, editor }) =>
    setArtworkVisibility(body.isHidden, { id: params.id, editor, version: null }),

  'POST /api/admin/artworks/:id/answer': ({ params, body, editor }) =>
    answerSamePainting(params.id, body, editor),

  'POST /api/admin/waiting-artworks': ({ editor }) => showWaitingArtworks(editor),

  'GET /api/admin/series': () => listSeries(),

  'POST /api/admin/series': ({ body, editor, request }) =>
    createSeries(body, { editor, key: readKey(request) }),

  'PATCH /api/admin/series/:id': ({ params, body, editor, request }) =>
    updateSeries(body, { id: params.id, editor, version: readVersion(request) }),

  'DELETE /api/admin/series/:id': ({ params, editor }) => deleteSeries(params.id, editor),
});

export const config: ConfigOf<typeof artworkCalls> = {
  path: [
    '/api/admin/artworks',
    '/api/admin/artworks/:id',
    '/api/admin/artworks/:id/position',
    '/api/admin/artworks/:id/visibility',
    '/api/admin/artworks/:id/answer',
    '/api/admin/waiting-artworks',
    '/api/admin/series',
    '/api/admin/series/:id',
  ],
};
