import type { SetupFinding } from '#shared/admin/setup';
import { env } from '../../env.ts';
import { findSiteVersion } from '../../ports/site.ts';
import { noteFinding, okFinding, toDoFinding, unknownFinding } from './findings.ts';

/** Does not call the hook: a build costs credits. */
export async function checkBuildHook(): Promise<SetupFinding[]> {
  const site = await findSiteVersion();
  const built = site
    ? noteFinding('The site that visitors see was built on', site.builtAt)
    : unknownFinding('The site did not answer at /version.json, so its last deploy is not known.');
  return [judgeHook(env().BUILD_HOOK_URL), built];
}

function judgeHook(url: string | undefined): SetupFinding {
  if (url) return okFinding('The shop can publish your changes by its build hook.');
  return toDoFinding(
    'Your changes are not published: create a build hook at Netlify (Build & deploy, Build hooks), set its address as BUILD_HOOK_URL and deploy.',
  );
}
