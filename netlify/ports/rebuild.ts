import { env, isPreview } from '../env.ts';

const hookMs = 2000;

/** Calls the build hook. Returns false if the call fails; the schedule repeats it. */
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
