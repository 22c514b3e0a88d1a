import { atom } from 'nanostores';
import type { Alarm, LoginInput } from '#shared/admin/session';
import type { Language } from '#shared/language';
import { ApiError } from '../../lib/call.ts';
import { inTime } from '../../lib/in-time.ts';
import { refusalMessage, type Refusal } from '../../lib/refused-answer.ts';
import { retry } from '../../lib/retry.ts';
import { send } from '../../lib/send.ts';
import { findStored, forgetStored } from '../../lib/stored-texts.ts';
import { store } from '../../lib/stored.ts';
import { showToast } from '../../toasts/toast.ts';
import { forgetDrafts, hasDrafts } from './drafts.ts';
import { leaveBy } from './leave.ts';

const loginPath = '/admin/login';
const greetingKey = 'signed-in-now';
const wantedKey = 'wanted-page';
const endedKey = 'ended-session';

const noCookies =
  'This browser keeps no cookies, so you are not signed in. Allow cookies for this site in its settings, then open the login again.';

/** An administrator's screen shows nothing before the session is checked. What it shows is asked for beside the check. */
export const $session = atom<'checking' | 'signed-in'>('checking');

/** Another call of the screen that is refused now must not leave it before its drafts are removed. */
let isSigningOut = false;

/** What has stopped. */
export const $alarms = atom<Alarm[]>([]);

/** The shop's, once it is chosen; empty: the reader's. */
export const $timeZone = atom('');

/** Those of the site's pages. */
export const $languages = atom<Language[]>(['en']);

/** In ms, between the calls for what a screen shows. */
const waits = [300, 1000, 2000];

/** Asks again while the shop does not answer, for 20 seconds in all (rule 32). */
export function askWithRetries<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return inTime(retry(ask, waits));
}

/** Redirects to the login unless the answer is ok. */
export async function checkSession(): Promise<void> {
  $session.set('checking');
  const answer = await askWithRetries(() => send('GET /api/admin/check-auth')).catch(() => null);
  if (!answer) return leaveForLogin();
  $alarms.set(answer.alarms);
  $timeZone.set(answer.timeZone);
  $languages.set(answer.languages);
  $session.set('signed-in');
  greet();
}

/** Resolves when the session is checked; never where the login takes the place of the screen. */
export function whenSignedIn(): Promise<void> {
  return new Promise((resolve) => {
    const unbind = $session.subscribe((session) => {
      if (session !== 'signed-in') return;
      resolve();
      queueMicrotask(() => unbind());
    });
  });
}

/**
 * Opens a session. `timeZone`: becomes the shop's, or null. If that fails, the next login offers it again. Returns the reason if the browser
 * does not keep the session.
 */
export async function signIn(
  credentials: LoginInput,
  timeZone: string | null,
): Promise<Refusal | null> {
  try {
    await send('POST /api/admin/login', { body: credentials });
    const body = timeZone && { timeZone };
    if (body) await send('PATCH /api/admin/settings', { body }).catch(() => undefined);
    return await openWantedPage();
  } catch (error) {
    showToast({ title: 'Error', description: reasonOf(error), variant: 'destructive' });
    return null;
  }
}

/** Returns why the login stands before the wanted page; null: nobody was signed in. */
export function loginReason(): string | null {
  if (hasDrafts())
    return 'Your session has ended. What you typed is kept: sign in to go on with it.';
  return findStored(endedKey) && 'Your session has ended. Please sign in again.';
}

/** Leads to the wanted page with a new session. Returns the reason if the browser does not keep it. */
export async function openWantedPage(): Promise<Refusal | null> {
  if (!(await hasSession())) return noCookies;
  store(greetingKey, 'yes');
  const wanted = findStored(wantedKey) ?? '/admin/dashboard';
  forgetStored(wantedKey);
  forgetStored(endedKey);
  location.assign(wanted);
  return null;
}

/** Returns false only if the shop says so: what does not answer is asked again by the next page. */
function hasSession(): Promise<boolean> {
  return send('GET /api/admin/check-auth').then(
    () => true,
    (error) => !isSignedOut(error),
  );
}

/** Says that the session is still open if the server does not answer. */
export async function signOut(): Promise<void> {
  if (await endSession('this')) return;
  showFailure('Failed to log out. You are still signed in.');
}

/** Returns the reason if the server does not answer. */
export async function signOutEverywhere(): Promise<Refusal | null> {
  if (await endSession('all')) return null;
  return 'Not signed out: the shop does not answer. Please try again.';
}

/** Returns false if the server does not answer. */
async function endSession(devices: 'this' | 'all'): Promise<boolean> {
  isSigningOut = true;
  try {
    await send('POST /api/admin/logout', { query: { devices } });
  } catch (error) {
    isSigningOut = isSignedOut(error);
    if (!isSigningOut) return false;
  }
  await forgetDrafts();
  // Back must not bring this screen again, whose calls are refused now.
  leaveBy(() => location.replace(loginPath));
  return true;
}

/** Shows a failed call as a toast; redirects to the login if the session ended. */
export function reportFailure(error: unknown, message: string): void {
  if (!leaveWhenSignedOut(error)) showFailure(message);
}

/** Redirects to the login if the session ended; returns false for other errors. */
export function leaveWhenSignedOut(error: unknown): boolean {
  if (!isSignedOut(error)) return false;
  if ($session.get() === 'signed-in') store(endedKey, 'yes');
  leaveForLogin();
  return true;
}

// The login leads back to this page, with its query and fragment: mails link to an order.
function leaveForLogin(): void {
  if (isSigningOut) return;
  store(wantedKey, location.pathname + location.search + location.hash);
  location.replace(loginPath);
}

function showFailure(description: string): void {
  showToast({ title: 'Error', description, variant: 'destructive' });
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) {
    return (
      refusalMessage(error) ?? (error.status < 500 ? 'Invalid credentials' : 'Failed to login')
    );
  }
  // A page of a proxy is no JSON.
  if (error instanceof SyntaxError) return 'Failed to login';
  return (error instanceof Error && error.message) || 'Failed to login';
}

// The login is a separate page, so its toast is passed on to the next one.
function greet(): void {
  if (!findStored(greetingKey)) return;
  forgetStored(greetingKey);
  showToast({ title: 'Success', description: 'Logged in successfully' });
}
