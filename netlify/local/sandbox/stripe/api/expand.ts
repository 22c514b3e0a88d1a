import type { Account } from '../account.ts';

type Fields = Record<string, unknown>;

/** The object with the ids at these paths (`latest_charge`, `data.latest_charge`) replaced by what they name. */
export function expandPaths(account: Account, object: Fields, paths: unknown): Fields {
  if (!Array.isArray(paths)) return object;
  return paths.reduce<Fields>(
    (expanded, path) => expandPath(account, expanded, String(path).split('.')),
    object,
  );
}

function expandPath(account: Account, object: Fields, [key = '', ...rest]: string[]): Fields {
  const value = object[key];
  if (Array.isArray(value)) {
    return { ...object, [key]: value.map((item) => expandPath(account, item as Fields, rest)) };
  }
  const found = typeof value === 'string' ? findAnything(account, value) : value;
  if (!found || typeof found !== 'object') return object;
  const deeper = rest.length > 0 ? expandPath(account, found as Fields, rest) : found;
  return { ...object, [key]: deeper };
}

function findAnything(account: Account, id: string): object | null {
  const { charges, paymentIntents, paymentMethods, refunds } = account;
  for (const collection of [charges, paymentIntents, paymentMethods, refunds]) {
    const found = collection.find(id);
    if (found) return found;
  }
  return null;
}
