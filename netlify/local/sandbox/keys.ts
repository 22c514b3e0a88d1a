/** The only keys that the sandbox accepts; a shop without Stripe keys of its own is started with them. */
export const sandboxSecretKey = 'sk_test_sandbox';
export const sandboxPublishableKey = 'pk_test_sandbox';
/** The token that the sandbox's Instagram accepts from the start, and what confirms its webhook's address. */
export const sandboxInstagramToken = 'IG-sandbox';
export const sandboxVerifyToken = 'sandbox';
