import { nothingPublishes } from '#shared/admin/publishing';
import { keysOfCheck, type SetupFinding } from '#shared/admin/setup';
import { HttpError } from '../../errors.ts';
import { readKey } from '../../ports/keys.ts';
import { requestRebuild } from '../../ports/rebuild.ts';
import { findSiteVersion } from '../../ports/site.ts';
import { recordBuildRequest } from '../publishing/builds.ts';
import { noteFinding, okFinding, toDoFinding, unknownFinding } from './findings.ts';
import type { Service } from './paste.ts';

/** Does not call the hook: a build costs credits. */
export async function checkBuildHook(): Promise<SetupFinding[]> {
  const site = await findSiteVersion();
  const built = site
    ? noteFinding('What visitors see was published on', site.builtAt)
    : unknownFinding('The site did not answer, so nobody knows when it was published last.');
  return [judgeHook(await readKey('BUILD_HOOK_URL')), built];
}

function judgeHook(url: string | undefined): SetupFinding {
  if (url) return okFinding('The shop publishes your changes.');
  return toDoFinding(`${nothingPublishes}.`);
}

/** The only address that a pasted key lets the shop call. */
const netlifyHooks = 'https://api.netlify.com/build_hooks/';

/** Only a build can test a hook; it publishes what waits. */
export const buildHookService: Service = {
  title: 'Key of publishing',
  names: keysOfCheck['build-hook']!,
  async accept({ BUILD_HOOK_URL: url }) {
    if (!url) return;
    if (!url.startsWith(netlifyHooks)) {
      throw new HttpError(
        400,
        `The address from Netlify (‘build hook’) begins with ${netlifyHooks}`,
      );
    }
    const at = Date.now();
    if (!(await requestRebuild(url))) {
      throw new HttpError(
        400,
        'Netlify does not know this address (‘build hook’): copy all of it again.',
      );
    }
    await recordBuildRequest(at);
  },
};
