import { getEntry } from 'astro:content';
import type { SiteVersion } from '#shared/admin/publishing';

type Letter = { frontmatter: { title: string; sample?: boolean } };
const letters = import.meta.glob<Letter>('./{terms,privacy,contact}.md', { eager: true });

export async function GET(): Promise<Response> {
  const entry = await getEntry('publishing', 'site');
  const version: SiteVersion = {
    versions: entry?.data.versions ?? {},
    builtAt: new Date().toISOString(),
    samplePages: Object.values(letters)
      .filter(({ frontmatter }) => frontmatter.sample)
      .map(({ frontmatter }) => frontmatter.title),
  };
  return Response.json(version);
}
