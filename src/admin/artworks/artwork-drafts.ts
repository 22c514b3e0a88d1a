import { del, get, set } from 'idb-keyval';
import { findKept, keep } from '../kept.ts';
import type { Chosen } from '../upload/use-uploads.ts';
import type { ArtworkValues } from './form-values.ts';

export const newArtwork = '+new';

/** `before`: what the form began with; `version`: of the artwork at that time. */
export type ArtworkDraft = {
  before: ArtworkValues;
  values: ArtworkValues;
  version: number | null;
  creationKey: string;
};

/** The form that a reload or a login opens again in this window. */
const openKey = 'open-artwork';

export function keepDraft(id: string, draft: ArtworkDraft | null): void {
  keep(keyOf(id), draft);
  if (draft) sessionStorage.setItem(openKey, id);
  else sessionStorage.removeItem(openKey);
}

export function findDraft(id: string): ArtworkDraft | null {
  return findKept<ArtworkDraft>(keyOf(id));
}

export function findOpenForm(): string | null {
  return sessionStorage.getItem(openKey);
}

/** Keeps photographs that are not uploaded yet. Does nothing where the browser stores no files. */
export async function keepPhotographs(id: string, chosen: readonly Chosen[]): Promise<void> {
  const kept = chosen.map(({ file, replaces }) => ({ file, replaces }));
  await (kept.length > 0 ? set(keyOf(id), kept) : del(keyOf(id))).catch(() => undefined);
}

export async function findPhotographs(id: string): Promise<readonly Chosen[]> {
  return (await get<Chosen[]>(keyOf(id)).catch(() => undefined)) ?? [];
}

function keyOf(id: string): string {
  return `unsaved-artwork/${id}`;
}
