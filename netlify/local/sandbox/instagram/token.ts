import { sandboxInstagramToken } from '../keys.ts';

const lifetimeMs = 60 * 24 * 60 * 60 * 1000;
const youngestMs = 24 * 60 * 60 * 1000;

/** Returns when a token was issued (ms since 1970; the first one long ago); null if it is invalid. */
export function issuedAt(token: string | null): number | null {
  if (token === sandboxInstagramToken) return Date.now() - youngestMs - 1;
  const [, issued] = token?.match(/^IG-sandbox-([0-9a-z]+)$/) ?? [];
  if (!issued) return null;
  const at = parseInt(issued, 36);
  return Date.now() - at < lifetimeMs ? at : null;
}

/** Returns a new token and its life in seconds; null if the old one is younger than a day. */
export function renewToken(issued: number): { access_token: string; expires_in: number } | null {
  if (Date.now() - issued < youngestMs) return null;
  return {
    access_token: `${sandboxInstagramToken}-${Date.now().toString(36)}`,
    expires_in: lifetimeMs / 1000,
  };
}
