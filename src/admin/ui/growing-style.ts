import type { CSSProperties } from 'react';

/** Returns the style of a text field that is as high as its lines. */
export function growingStyle(minHeight?: string): CSSProperties {
  return { fieldSizing: 'content', minHeight };
}
