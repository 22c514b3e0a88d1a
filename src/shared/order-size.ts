export const mostArtworks = 5;

export const tooManyArtworks = `Please contact us to buy more than ${mostArtworks} works at once`;
