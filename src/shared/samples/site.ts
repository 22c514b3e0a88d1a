/** Samples for unset texts and links, by the name of the variable. */
export const siteSamples = {
  SHIPPING_NOTE: 'Shipping is included, worldwide',
  TERMS_NOTE:
    'Taxes are included, delivery takes one to three weeks, and returns are welcome for fourteen days.',
  INSTAGRAM_PROFILE_URL: 'https://www.instagram.com/atelye.sample/',
  CREDIT_TEXT: 'A project of Sample Venture Studio',
  CREDIT_URL: 'https://studio.example/',
};

export const sampleRecipient = {
  ZELLE_EMAIL: 'payments@atelye.example',
  ZELLE_NAME: 'Atelye Sample Studio',
  ZELLE_INSTRUCTIONS:
    'Send this amount with Zelle from your bank’s app and put the order number in the memo.',
};
