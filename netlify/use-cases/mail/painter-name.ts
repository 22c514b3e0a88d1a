import { contentPageSchema } from '#shared/content';
import { readJson } from '../../ports/blobs/records.ts';

/** The title of the home page (rule 40); empty if there is no such page. */
export async function findPainterName(): Promise<string> {
  const home = await readJson('content/home', contentPageSchema);
  return home?.content.title ?? '';
}
