import { store, type Area } from './stored.ts';

export function findStored(key: string, area?: Area): string | null {
  return store(key, undefined, area);
}
