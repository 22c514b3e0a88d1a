import * as env from 'astro:env/server';
import { siteSamples } from '#shared/samples/site';

export const siteSettings = {
  instagramUrl: env.INSTAGRAM_PROFILE_URL || siteSamples.INSTAGRAM_PROFILE_URL,
  creditText: env.CREDIT_TEXT || siteSamples.CREDIT_TEXT,
  creditUrl: env.CREDIT_URL || siteSamples.CREDIT_URL,
  shippingNote: env.SHIPPING_NOTE || siteSamples.SHIPPING_NOTE,
  termsNote: env.TERMS_NOTE || siteSamples.TERMS_NOTE,
  /** Country codes for the card form's address; empty for all. */
  shippingCountries: env.SHIPPING_COUNTRIES ?? '',
};
