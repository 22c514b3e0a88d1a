import type { ContentPage, PageContent } from '#shared/content';
import type { RunningShop } from '../fixtures/shop.ts';
import { clientAt, sendLogin } from './admin-client.ts';

export async function openPages(shop: RunningShop) {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  const pages = async () => {
    const reply = await call({ path: '/api/admin/content', headers: { cookie } });
    return JSON.parse(reply.body) as ContentPage[];
  };
  return {
    pages,
    find: async (id: string) => (await pages()).find((page) => page.id === id)!,
    /** Sends an edit on a version, or on any. */
    async send(id: string, body: unknown, version?: string, key?: string) {
      const match: Record<string, string> = {
        ...(version !== undefined && { 'if-match': version }),
        ...(key && { 'idempotency-key': key }),
      };
      const path = `/api/admin/content/${id}`;
      const reply = await call({ method: 'PATCH', path, body, headers: { cookie, ...match } });
      return { ...reply, page: JSON.parse(reply.body) as ContentPage };
    },
  };
}

/** Returns the body of an edit. Absent fields are empty. */
export function contentOf(content: Partial<PageContent>): { content: PageContent } {
  return { content: { title: '', description: '', sections: [], ...content } };
}
