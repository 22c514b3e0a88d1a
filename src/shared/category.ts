/** Of an artwork until the administrator types another. */
export const usualCategory = 'artwork';
