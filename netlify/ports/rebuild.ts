import { env, isPreview } from '../env.ts';

const hookMs = 2000;

/** Asks for a new build of the site. Calls coalesce at the hook; one that fails is repeated by `reconcile`. */
export async function requestRebuild(): Promise<boolean> {
  const { BUILD_HOOK_URL } = env();
  if (!BUILD_HOOK_URL || isPreview()) return false;
  try {
    const signal = AbortSignal.timeout(hookMs);
    const response = await fetch(BUILD_HOOK_URL, { method: 'POST', body: '{}', signal });
    return response.ok;
  } catch {
    return false;
  }
}
