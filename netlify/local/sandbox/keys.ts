/** The only keys that the sandbox accepts; the default of a shop without Stripe keys. */
export const sandboxSecretKey = 'sk_test_sandbox';
export const sandboxPublishableKey = 'pk_test_sandbox';
/** The token that the sandbox's Instagram accepts from the start, and what confirms its webhook's address. */
export const sandboxInstagramToken = 'IG-sandbox';
export const sandboxVerifyToken = 'sandbox';
