import { storedKeys } from '../lib/stored-keys.ts';
import { findKept, keep } from './kept.ts';

/** Where a window keeps the draft of a form: under the form's name, or behind it with a number. */
type Place = { key: string };

const places = new Map<string, Promise<string>>();
const releases: (() => void)[] = [];

/**
 * Returns the key of this window's own draft of a form, the same until its page ends: that which the window had before, else one that an
 * ended window has left, else a new one. A lock tells whether a window is alive, and two windows apart of which one is the other's duplicate.
 */
export function ownDraft(name: string): Promise<string> {
  const knownPlace = places.get(name);
  if (knownPlace) return knownPlace;
  const place = takePlace(name);
  places.set(name, place);
  return place;
}

async function takePlace(name: string): Promise<string> {
  // The shop is also opened over http on a local network, where browsers have no locks.
  if (!isSecureContext) return name;
  for (const key of keysFor(name)) {
    if (!(await lock(key))) continue;
    keep(name, { key } satisfies Place);
    return key;
  }
  return name;
}

function* keysFor(name: string): Generator<string> {
  const before = findKept<Place>(name);
  if (before) yield before.key;
  yield* storedKeys(name, 'localStorage').filter(
    (key) => key === name || key.startsWith(`${name}~`),
  );
  yield name;
  for (let number = 2; ; number++) yield `${name}~${number}`;
}

/** Holds a lock until the page ends. Returns false if another window has it. Where the browser keeps nothing, it refuses locks, and no draft needs one. */
function lock(key: string): Promise<boolean> {
  return new Promise((resolve) => {
    const held = (taken: Lock | null) => {
      resolve(taken !== null);
      return taken && new Promise<void>((release) => releases.push(release));
    };
    navigator.locks.request(key, { ifAvailable: true }, held).catch(() => resolve(true));
  });
}

// A page in the browser's back cache gives its drafts to the next page; when it is shown again, it begins anew.
window.addEventListener('pagehide', () => {
  for (const release of releases) release();
});
window.addEventListener('pageshow', (event) => {
  if (event.persisted && places.size > 0) location.reload();
});
