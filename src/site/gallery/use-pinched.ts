import { useEffect, useState } from 'react';

export function usePinched(): boolean {
  const [isPinched, setPinched] = useState(false);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const follow = () => setPinched(view.scale > 1.05);
    view.addEventListener('resize', follow);
    return () => view.removeEventListener('resize', follow);
  }, []);
  return isPinched;
}
