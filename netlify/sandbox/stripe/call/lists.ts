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
  const matching = [...items].filter((item) => matches(item) && isWithin(item.created, params));
  const start = params.starting_after
    ? matching.findIndex((item) => item.id === params.starting_after) + 1
    : 0;
  const data = matching.slice(start, start + params.limit);
  return { object: 'list', url, data, has_more: matching.length > start + params.limit };
}

function isWithin(created: number, { created: range = {} }: Paging): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
