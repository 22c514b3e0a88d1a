import { isAvailable } from '#shared/available-works';
import { frameOfEveryPage, keyOf } from './cache-key.ts';
import type { CatalogueArtwork } from './catalogue.ts';
import { byPrice, offeredWorks } from './chosen-works.ts';
import { cutIntoPages, wallPagePath } from './wall-pages.ts';

const shop = '/shop-art';
type Works = readonly CatalogueArtwork[];

const listedFrom = 13;

const lists = {
  all: { path: shop, choose: (works: Works) => works },
  available: { path: `${shop}/available`, choose: offeredWorks<CatalogueArtwork> },
  price: { path: `${shop}/price`, choose: byPrice<CatalogueArtwork> },
};
export type ShopList = keyof typeof lists;

export const shopLists = Object.entries(lists).map(([name, { path }]) => ({
  name: name as ShopList,
  path,
}));

/** Returns all pages of the wall and of its lists. */
export async function shopPages(works: CatalogueArtwork[]) {
  const frame = await frameOfEveryPage();
  const hasLists = works.length >= listedFrom;
  return Object.entries(lists).flatMap(([name, { path, choose }]) =>
    cutIntoPages([...choose(works)]).map((page) => {
      const elsewhere = works.filter((work) => !page.works.includes(work) && canBeSold(work));
      const props = {
        page,
        list: name as ShopList,
        hasLists,
        works: works.length,
        available: works.filter(({ state }) => isAvailable(state)).length,
        elsewhere: elsewhere.map(({ id }) => id),
      };
      return {
        params: { page: wallPagePath(path, page.number).slice(shop.length + 1) || undefined },
        props,
        cacheKey: keyOf([props, frame]),
      };
    }),
  );
}

/** Returns whether a page can sell the work: one that was sold at the build may be free again. */
function canBeSold({ state }: CatalogueArtwork): boolean {
  return state !== 'not-for-sale';
}
