/**
 * Where the last changes stand (answer of GET /api/admin/publishing): `waiting` could not be asked for yet and is repeated;
 * `manual` waits for the next deploy, because no build hook is configured.
 */
export type Publishing = {
  state: 'live' | 'publishing' | 'waiting' | 'failed' | 'manual';
  /** How many things were changed since the version that visitors see. */
  changes: number;
};

/** What a built site says of itself at /version.json: the last change in it, and when it was built (ISO 8601). */
export type SiteVersion = { version: string; builtAt: string };
