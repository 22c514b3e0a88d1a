import { atom } from 'nanostores';

export type Toast = {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
  action?: { label: string; run: () => void } | undefined;
};

export const $toast = atom<(Toast & { id: number }) | null>(null);

let lastId = 0;

export function showToast(toast: Toast): void {
  $toast.set({ ...toast, id: ++lastId });
}

export function dismissToast(id: number): void {
  if ($toast.get()?.id === id) $toast.set(null);
}

/** Closes a toast whose message is visible elsewhere; keeps an error. */
export function dismissNotice(): void {
  if ($toast.get()?.variant !== 'destructive') $toast.set(null);
}
