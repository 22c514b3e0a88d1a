import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Artwork } from '#shared/artwork';

const config = `import { defineConfig } from 'astro/config';
export default defineConfig({
  site: 'http://localhost:8888',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  experimental: { incrementalBuild: true },
});
`;

const collections = `import { defineCollection, z } from 'astro:content';
import { readFileSync } from 'node:fs';
const works = defineCollection({
  loader: async () => JSON.parse(readFileSync('works.json', 'utf8')),
  schema: z.any(),
});
export const collections = { works };
`;

const page = `---
import { getCollection } from 'astro:content';
export async function getStaticPaths() {
  const works = await getCollection('works');
  return works.map(({ data }) => ({
    params: { id: data.id },
    props: { work: data },
    cacheKey: JSON.stringify(data),
  }));
}
const { work } = Astro.props;
---
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>{work.title}</title></head>
  <body>
    <h1>{work.title}</h1>
    <img src={work.imageUrl} alt={work.imageAlt} width={work.imageWidth} height={work.imageHeight} />
    <p>{work.year}, {work.technique}, {work.dimensions}</p>
    <p>{work.description}</p>
  </body>
</html>
`;

/** Writes an Astro project with one page for each artwork. It shows the cost of the framework alone. */
export function writeBareProject(folder: string, project: string): void {
  const files = {
    'package.json': '{ "type": "module" }',
    'astro.config.mjs': config,
    'src/content.config.ts': collections,
    'src/pages/art/[id].astro': page,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  cpSync(join(project, 'package-lock.json'), join(folder, 'package-lock.json'));
}

export function writeBareWorks(folder: string, works: Artwork[]): void {
  writeFileSync(join(folder, 'works.json'), JSON.stringify(works));
}
