/** The only keys that the sandbox accepts; a shop without Stripe keys of its own is started with them. */
export const sandboxSecretKey = 'sk_test_sandbox';
export const sandboxPublishableKey = 'pk_test_sandbox';
