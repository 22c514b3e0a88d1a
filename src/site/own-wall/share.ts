import { Trouble } from './trouble.ts';

/** Not every browser shares pictures. */
export function canShare(): boolean {
  const picture = new File([], 'wall.jpg', { type: 'image/jpeg' });
  return navigator.canShare?.({ files: [picture] }) ?? false;
}

export async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) throw new Trouble('notShared');
  }
}
