import * as env from 'astro:env/server';

/** The owner's texts and links, with samples where none is set (rulings 11 and 30). */
export const siteSettings = {
  instagramUrl: env.INSTAGRAM_PROFILE_URL || 'https://www.instagram.com/atelye.sample/',
  creditText: env.CREDIT_TEXT || 'A project of Sample Venture Studio',
  creditUrl: env.CREDIT_URL || 'https://studio.example/',
  shippingNote: env.SHIPPING_NOTE || 'Shipping is included, worldwide',
  /** Country codes for the card form's address; none for all. */
  shippingCountries: env.SHIPPING_COUNTRIES ?? '',
};
