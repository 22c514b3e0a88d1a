import type { CSSProperties } from 'react';

/** The style of a text that is as high as its lines. */
export function grows(minHeight?: string): CSSProperties {
  return { fieldSizing: 'content', minHeight };
}
