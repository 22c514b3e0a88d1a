import { newKey } from './new-key.ts';
import { store } from './stored.ts';

const name = 'buyer-key';

/** Returns the headers of calls that buy. */
export function buyerHeaders(): Record<string, string> {
  const key = getBuyerKey();
  return { 'time-zone': ownTimeZone(), ...(key && { [name]: key }) };
}

/** Returns the IANA name of the reader's time zone. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the key that all tabs of a browser share (rule 8). Returns none if storage is blocked: then the cookie alone counts. */
function getBuyerKey(): string | null | undefined {
  // Two tabs may write at once; both use what is stored afterwards.
  const area = 'localStorage';
  return store(name, undefined, area) ?? store(name, newKey(), area);
}
