import type { SetupFinding } from '#shared/setup';
import { env } from '../../env.ts';
import { findSiteVersion } from '../../ports/site.ts';
import { note, ok, toDo, unknown } from './findings.ts';

/** Looks whether the shop can ask for builds, and when the site was built. The hook itself is not called: a build costs. */
export async function checkBuildHook(): Promise<SetupFinding[]> {
  const site = await findSiteVersion();
  const built = site
    ? note('The site that visitors see was built on', site.builtAt)
    : unknown('The site did not answer at /version.json, so its last deploy is not known.');
  return [judgeHook(env().BUILD_HOOK_URL), built];
}

function judgeHook(url: string | undefined): SetupFinding {
  if (url) return ok('The shop can publish your changes by its build hook.');
  return toDo(
    'Your changes are not published: create a build hook at Netlify (Build & deploy, Build hooks), set its address as BUILD_HOOK_URL and deploy.',
  );
}
