import { del, get, set } from 'idb-keyval';
import { keep } from '../../form/kept.ts';
import { ownDraft } from '../../form/own-draft.ts';
import { findStored, forgetStored } from '../../lib/stored-texts.ts';
import { store } from '../../lib/stored.ts';
import type { Chosen } from '../upload/use-uploads.ts';

export const newArtwork = '+new';

/** The form that a reload or a login opens again in this window. */
const openKey = 'open-artwork';

export function setOpenForm(id: string | null): void {
  if (id) store(openKey, id);
  else forgetStored(openKey);
}

export function findOpenForm(): string | null {
  return findStored(openKey);
}

/** Keeps photographs that are not uploaded yet. Does nothing where the browser stores no files. */
export async function keepPhotographs(id: string, chosen: readonly Chosen[]): Promise<void> {
  const photographs = chosen.map(({ file, replaces }) => ({ file, replaces }));
  const own = await ownDraft(draftOf(id));
  await ofStore(() => (photographs.length > 0 ? set(own, photographs) : del(own)));
}

export async function findPhotographs(id: string): Promise<readonly Chosen[]> {
  const own = await ownDraft(draftOf(id));
  return (await ofStore(() => get<Chosen[]>(own))) ?? [];
}

/** Returns undefined where the browser keeps nothing: some throw then, others reject. */
async function ofStore<Found>(use: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}

export function draftOf(id: string): string {
  return `unsaved-artwork/${id}`;
}

/** Removes all that a form of this window keeps. */
export async function forgetDraft(id: string): Promise<void> {
  setOpenForm(null);
  keep(await ownDraft(draftOf(id)), null, 'localStorage');
  await keepPhotographs(id, []);
}
