/** The most artworks that one order may have. */
export const mostArtworks = 5;

/** The refusal of a larger order. */
export const tooManyArtworks = `Please contact us to buy more than ${mostArtworks} works at once`;
