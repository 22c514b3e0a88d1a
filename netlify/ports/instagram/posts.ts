import * as z from 'zod';

/** Instagram leaves out what it does not give, or says null. */
const text = z.string().optional().catch(undefined);
/** A number has lost digits if it is longer than JavaScript's. */
export const objectId = z.union([z.string().min(1), z.number().int().transform(String)]);

const mediumSchema = z.object({
  id: objectId,
  media_type: text,
  /** Absent if the post has music or pictures of others. */
  media_url: text,
  /** Of films only. */
  thumbnail_url: text,
});
const childrenSchema = z
  .object({ data: z.array(z.unknown()) })
  .nullish()
  .catch(null)
  .transform((children) => (children?.data ?? []).flatMap(readMedium));
const postSchema = mediumSchema.extend({
  caption: z
    .string()
    .nullish()
    .transform((caption) => caption ?? ''),
  permalink: z.string().nullable().catch(null),
  timestamp: z.string().refine((time) => !Number.isNaN(Date.parse(time))),
  /** Of an album; one without its pictures has none. */
  children: childrenSchema,
});
export type InstagramMedium = z.infer<typeof mediumSchema>;
export type InstagramPost = z.infer<typeof postSchema>;

/** A post in a form that the shop does not know. `id`: if it can be read. `name` and `why` are words for the painter. */
export type OddPost = { isOdd: true; id: string | null; name: string; why: string };

export function isOdd(post: InstagramPost | OddPost): post is OddPost {
  return 'isOdd' in post;
}

/** Reads each post by itself, so that an odd one does not stop the others. */
export function readPosts(data: unknown[]): { posts: InstagramPost[]; odd: OddPost[] } {
  const read = data.map(readPost);
  return {
    posts: read.filter((post): post is InstagramPost => !isOdd(post)),
    odd: read.filter(isOdd),
  };
}

export function readPost(value: unknown): InstagramPost | OddPost {
  const result = postSchema.safeParse(value);
  if (result.success) return result.data;
  const names = namesSchema.catch({ id: null, permalink: null }).parse(value);
  const [field] = result.error.issues.flatMap(({ path }) => fieldWords[String(path[0])] ?? []);
  return {
    isOdd: true,
    id: names.id,
    name: names.permalink ?? names.id ?? 'without an id',
    why: field ? `${field} is missing or odd` : 'it has an unknown form',
  };
}

const fieldWords: Record<string, string> = {
  id: 'its id',
  caption: 'its caption',
  timestamp: 'its time',
};
const namesSchema = z.object({
  id: objectId.nullable().catch(null),
  permalink: z.string().nullable().catch(null),
});

function readMedium(value: unknown): InstagramMedium[] {
  const result = mediumSchema.safeParse(value);
  return result.success ? [result.data] : [];
}
