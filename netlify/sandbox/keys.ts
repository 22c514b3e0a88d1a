/** The default of a shop without Stripe keys. The sandbox accepts these, the live ones and restricted keys only. */
export const sandboxSecretKey = 'sk_test_sandbox';
export const sandboxPublishableKey = 'pk_test_sandbox';

/** Objects of these keys have `livemode: true`, and neither mode sees those of the other. */
export const liveSandboxKeys = { secret: 'sk_live_sandbox', publishable: 'pk_live_sandbox' };

const restricted = 'rk_test_';

/** Returns a restricted key of the sandbox, which contains its rights, like `refunds:write`. */
export function sandboxRestrictedKey(rights: string[]): string {
  return `${restricted}${rights.join('+')}`;
}

/** Returns the rights, or null for a key that is not restricted. */
export function rightsOfKey(key: string): string[] | null {
  return key.startsWith(restricted) ? key.slice(restricted.length).split('+') : null;
}

/** The token that the sandbox's Instagram accepts from the start, and what confirms its webhook's address. */
export const sandboxInstagramToken = 'IG-sandbox';
/** A token of another account, whose posts are those of the same file. */
export const otherInstagramToken = 'IG-other-account';
export const sandboxVerifyToken = 'sandbox-verify-token';
