import { store, type Area } from './stored.ts';

export function findStored(key: string, area?: Area): string | null {
  return store(key, undefined, area) ?? null;
}

export function forgetStored(key: string, area: Area = 'sessionStorage'): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
