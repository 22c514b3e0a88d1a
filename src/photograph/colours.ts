/** `lank` and `mi`: what lies on a photograph has an edge in both, and is seen on any. */
export const dark = '#1A1816';
export const light = '#FBF9F5';
