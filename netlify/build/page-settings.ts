import { siteSamples } from '#shared/site-samples';

type Variables = Record<string, string>;

/** The settings as a build sees them: a sample where a text or link is unset or empty. */
export function pageSettings(variables: Variables): Variables {
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  return { ...siteSamples, ...Object.fromEntries(set) };
}
