import { contentPageSchema, emptyPage, pageNames, type ContentPage } from '#shared/content';
import { listJson } from '../ports/blobs/lists.ts';
import { orMissing } from '../ports/blobs/readable.ts';
import { readJson } from '../ports/blobs/records.ts';

/** A page that cannot be read counts as unwritten (rule 84). */
export const pageRecord = orMissing(contentPageSchema);

export const emptyPages = pageNames.map(emptyPage);

/** Returns all pages. A page that was never stored is empty. */
export async function listContentPages(): Promise<ContentPage[]> {
  const stored = await listJson('content/', contentPageSchema);
  return emptyPages.map((page) => stored.get(pageKeyOf(page)) ?? page);
}

export function findPage(id: string): Promise<ContentPage | null> {
  return readJson(pageKeyOf({ id }), pageRecord);
}

export function pageKeyOf({ id }: Pick<ContentPage, 'id'>): string {
  return `content/${id}`;
}
