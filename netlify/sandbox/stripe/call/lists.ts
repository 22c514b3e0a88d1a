type Listed = { id: string; created: number };
type Paging = {
  limit: number;
  starting_after?: string | undefined;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;
};
type Selection<Item> = {
  /** Newest first. */
  items: Iterable<Item>;
  params: Paging;
  matches(item: Item): boolean;
};

/** Returns one page of a list in Stripe's form. */
export function listPage<Item extends Listed>(url: string, selection: Selection<Item>) {
  const { items, params, matches } = selection;
  const found = [...items].filter((item) => matches(item) && isWithin(item.created, params));
  const start = params.starting_after
    ? found.findIndex((item) => item.id === params.starting_after) + 1
    : 0;
  const data = found.slice(start, start + params.limit);
  return { object: 'list', url, data, has_more: found.length > start + params.limit };
}

function isWithin(created: number, { created: range = {} }: Paging): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
