import { findStored, forgetStored } from '../lib/stored-texts.ts';
import { store, type Area } from '../lib/stored.ts';

/** Keeps what was typed; null removes it. */
export function keep(key: string, value: object | null, area?: Area): void {
  if (value) store(key, JSON.stringify(value), area);
  else forgetStored(key, area);
}

export function findKept<Kept>(key: string, area?: Area): Kept | null {
  try {
    return JSON.parse(findStored(key, area) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
