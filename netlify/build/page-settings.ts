type Variables = Record<string, string>;

/** Stand in for texts and links that nobody has set (rulings 30). */
export const pageSamples: Variables = {
  SHIPPING_NOTE: 'Shipping is included, worldwide',
  INSTAGRAM_PROFILE_URL: 'https://www.instagram.com/atelye.sample/',
  CREDIT_TEXT: 'A project of Sample Venture Studio',
  CREDIT_URL: 'https://studio.example/',
};

/** The settings as a build sees them: a sample where a text or link is unset or empty. */
export function pageSettings(variables: Variables): Variables {
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  return { ...pageSamples, ...Object.fromEntries(set) };
}
