import * as env from 'astro:env/server';
import { siteSamples } from '#shared/site-samples';

/** The owner's texts and links, with samples where none is set (rulings 11 and 30). */
export const siteSettings = {
  instagramUrl: env.INSTAGRAM_PROFILE_URL || siteSamples.INSTAGRAM_PROFILE_URL,
  creditText: env.CREDIT_TEXT || siteSamples.CREDIT_TEXT,
  creditUrl: env.CREDIT_URL || siteSamples.CREDIT_URL,
  shippingNote: env.SHIPPING_NOTE || siteSamples.SHIPPING_NOTE,
  /** Country codes for the card form's address; none for all. */
  shippingCountries: env.SHIPPING_COUNTRIES ?? '',
};
