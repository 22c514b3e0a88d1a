import { contentPageSchema, type ContentPage } from '#shared/content';
import { orMissing } from '../ports/blobs/readable.ts';
import { readJson } from '../ports/blobs/records.ts';

/** A page that cannot be read counts as unwritten (rule 84). */
export const pageRecord = orMissing(contentPageSchema);

export function findPage(id: string): Promise<ContentPage | null> {
  return readJson(pageKeyOf({ id }), pageRecord);
}

export function pageKeyOf({ id }: Pick<ContentPage, 'id'>): string {
  return `content/${id}`;
}
