import type { CSSProperties } from 'react';

const wall = '#FBF9F5';

const layers = [
  // Scrolls with the content and covers the shadow at the end.
  `linear-gradient(${wall} 50%, transparent) top / 100% 3rem no-repeat local`,
  `linear-gradient(transparent, ${wall} 50%) bottom / 100% 3rem no-repeat local`,
  'linear-gradient(rgb(26 24 22 / 0.18), transparent) top / 100% 1.25rem no-repeat scroll',
  'linear-gradient(transparent, rgb(26 24 22 / 0.18)) bottom / 100% 1.25rem no-repeat scroll',
];

/** A shadow at an edge with more content behind it. Inline, so that the style sheet of every page stays small. */
export const scrollHint: CSSProperties = { background: `${layers.join(', ')} ${wall}` };
