/** What stands in for texts and links that the owner has not set, by the name of the variable (rulings 30). */
export const siteSamples = {
  SHIPPING_NOTE: 'Shipping is included, worldwide',
  INSTAGRAM_PROFILE_URL: 'https://www.instagram.com/atelye.sample/',
  CREDIT_TEXT: 'A project of Sample Venture Studio',
  CREDIT_URL: 'https://studio.example/',
};
