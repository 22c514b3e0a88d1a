export const mostArtworks = 5;
