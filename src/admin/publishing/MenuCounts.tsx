import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ToDo } from '#shared/admin/to-do';
import { useWhenSignedIn } from '../session/use-when-signed-in.ts';
import { refreshToDo, toDo } from './to-do-store.ts';

/** Writes what there is to do behind the entries of the menu, which is HTML that was written at build time (rule 111). */
export function MenuCounts() {
  const state = useStore(toDo.$state);
  useWhenSignedIn(toDo.load);
  useEffect(refreshWhenVisible, []);
  useEffect(() => {
    if (typeof state === 'string') return;
    for (const place of document.querySelectorAll<HTMLElement>('[data-to-do]')) {
      const count = state.counts[place.dataset.toDo as keyof ToDo['counts']];
      place.textContent = count > 0 ? ` ${count}` : '';
    }
  }, [state]);
  return null;
}

function refreshWhenVisible(): () => void {
  const refresh = () => {
    if (!document.hidden) void refreshToDo();
  };
  document.addEventListener('visibilitychange', refresh);
  return () => document.removeEventListener('visibilitychange', refresh);
}
