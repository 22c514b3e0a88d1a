import { useEffect, useState } from 'react';

/** Returns the text that has not changed for some milliseconds; empty until the first change. */
export function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    if (text === first) return;
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, first, ms]);
  return settled;
}
