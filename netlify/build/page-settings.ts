type Variables = Record<string, string>;

/** Stand in for texts and links that nobody has set (rulings 30). */
export const pageSamples: Variables = {
  SHIPPING_NOTE: 'Shipping is included, worldwide',
  INSTAGRAM_PROFILE_URL: 'https://www.instagram.com/atelye.sample/',
  CREDIT_TEXT: 'A project of Sample Venture Studio',
  CREDIT_URL: 'https://studio.example/',
};

/** The settings as a build sees them; what scripts in the browser read as well carries Astro's PUBLIC_. */
export function pageSettings(variables: Variables): Variables {
  const settings = { ...pageSamples, ...variables };
  const { SHIPPING_COUNTRIES = '' } = variables;
  return { ...settings, PUBLIC_SHIPPING_COUNTRIES: SHIPPING_COUNTRIES };
}
