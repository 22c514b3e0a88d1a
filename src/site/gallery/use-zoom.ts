import { useEffect, useRef, useState, type RefObject } from 'react';
import { createZoom, type Zoom } from './zoom.ts';

export function useZoom(room: RefObject<HTMLElement | null>) {
  const [isZoomed, setZoomed] = useState(false);
  const zoom = useRef<Zoom | null>(null);
  useEffect(() => {
    if (!room.current) return;
    const made = createZoom(room.current, setZoomed);
    zoom.current = made;
    return made.end;
  }, [room]);
  return {
    isZoomed,
    isActive: () => zoom.current?.isActive() ?? false,
    toggle: () => zoom.current?.toggle(),
    reset: () => zoom.current?.reset(),
  };
}
