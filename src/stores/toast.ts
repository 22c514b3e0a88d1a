import { atom } from 'nanostores';

export type Toast = {
  title: string;
  description?: string | undefined;
  /** Errors are destructive (spec, section 8). */
  variant?: 'default' | 'destructive';
};

/** The one toast that is visible, or null (spec, section 4). */
export const $toast = atom<(Toast & { id: number }) | null>(null);

let lastId = 0;

/** Shows a toast in place of the one before. */
export function showToast(toast: Toast): void {
  $toast.set({ ...toast, id: ++lastId });
}

/** Takes this toast away, unless another has already replaced it. */
export function dismissToast(id: number): void {
  if ($toast.get()?.id === id) $toast.set(null);
}

/** Takes a notice away before its time, because what it says is on the screen by now; an error stays. */
export function dismissNotice(): void {
  if ($toast.get()?.variant !== 'destructive') $toast.set(null);
}
