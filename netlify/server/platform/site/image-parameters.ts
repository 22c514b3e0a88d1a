import * as z from 'zod';
import { isWellFormed } from './well-formed.ts';

const pixels = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number);

/** The query of Netlify's Image CDN, as text (docs.netlify.com/build/image-cdn/overview). */
const schema = z.object({
  url: z.string().min(1).refine(isWellFormed),
  w: pixels.optional(),
  h: pixels.optional(),
  q: z
    .string()
    .regex(/^([1-9]\d?|100)$/)
    .transform(Number)
    .optional(),
  fm: z.enum(['avif', 'jpg', 'png', 'webp', 'gif', 'blurhash']).optional(),
  fit: z.enum(['contain', 'cover', 'fill']).default('contain'),
  position: z.enum(['top', 'bottom', 'left', 'right', 'center']).default('center'),
});
export type ImageQuery = z.infer<typeof schema>;

/** Returns 400 for a query that the Image CDN does not understand. */
export function readImageQuery(query: URLSearchParams): ImageQuery | Response {
  const { data, error } = schema.safeParse(Object.fromEntries(query));
  if (data) return data;
  const names = error.issues.map(({ path }) => path.join('.')).join(', ');
  return new Response(`Bad Request: wrong or missing ${names}`, { status: 400 });
}
