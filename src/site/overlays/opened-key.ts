/** In this browser, once an overlay was opened. */
export const openedKey = 'opened';
