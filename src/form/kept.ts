import { findStored } from '../lib/find-stored.ts';
import { store, type Area } from '../lib/stored.ts';

/** Keeps what was typed; null removes it. */
export function keep(key: string, value: object | null, area?: Area): void {
  store(key, value && JSON.stringify(value), area);
}

export function findKept<Kept>(key: string, area?: Area): Kept | null {
  try {
    return JSON.parse(findStored(key, area) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
