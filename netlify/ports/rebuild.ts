import { isPreview } from '../env.ts';
import { readKey } from './keys.ts';

const hookMs = 2000;

/** Calls the build hook. Returns false if the call fails; the schedule repeats it. `url`: of a hook that is not stored yet. */
export async function requestRebuild(url?: string): Promise<boolean> {
  if (isPreview()) return false;
  try {
    const hook = url ?? (await readKey('BUILD_HOOK_URL'));
    if (!hook) return false;
    const signal = AbortSignal.timeout(hookMs);
    const response = await fetch(hook, { method: 'POST', body: '{}', signal });
    return response.ok;
  } catch {
    return false;
  }
}
