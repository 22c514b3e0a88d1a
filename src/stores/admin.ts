import { atom } from 'nanostores';
import type { LoginInput, Missing } from '#shared/session';
import { ApiError, checkAuth, login, logout } from '../lib/api.ts';
import { showToast } from './toast.ts';

const loginPath = '/admin/login';
const greetingKey = 'signed-in-now';

/** Nothing of an administrator's screen is shown or asked for before the session has been checked (spec, section 4). */
export const $session = atom<'checking' | 'signed-in'>('checking');

/** What the shop has to do without, because nobody has configured it; told on every screen. */
export const $missing = atom<Missing[]>([]);

/** Checks the session; anything but ok leads to the login. */
export async function checkSession(): Promise<void> {
  $session.set('checking');
  const answer = await checkAuth().catch(() => null);
  if (!answer) return location.replace(loginPath);
  $missing.set(answer.missing);
  $session.set('signed-in');
  greet();
}

/** Signs in and goes to the dashboard, or says why not. */
export async function signIn(credentials: LoginInput): Promise<void> {
  try {
    await login(credentials);
    sessionStorage.setItem(greetingKey, 'yes');
    location.assign('/admin/dashboard');
  } catch (error) {
    showToast({ title: 'Error', description: reasonOf(error), variant: 'destructive' });
  }
}

/** Ends the session, then goes to the login; when the server does not answer, the person learns it is still open. */
export async function signOut(): Promise<void> {
  try {
    await logout();
  } catch (error) {
    if (!isSignedOut(error)) return showFailure('Failed to log out. You are still signed in.');
  }
  location.assign(loginPath);
}

/** Says in a toast what an administrator's call did not do; a session that has ended leads to the login. */
export function reportFailure(error: unknown, message: string): void {
  if (!leaveWhenSignedOut(error)) showFailure(message);
}

/** Leads to the login after a call that a session has ended for; false after any other failure. */
export function leaveWhenSignedOut(error: unknown): boolean {
  if (!isSignedOut(error)) return false;
  location.replace(loginPath);
  return true;
}

function showFailure(description: string): void {
  showToast({ title: 'Error', description, variant: 'destructive' });
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.text || 'Invalid credentials';
  return (error instanceof Error && error.message) || 'Failed to login';
}

// The login is another page: its toast is carried over to where the person arrives.
function greet(): void {
  if (!sessionStorage.getItem(greetingKey)) return;
  sessionStorage.removeItem(greetingKey);
  showToast({ title: 'Success', description: 'Logged in successfully' });
}
