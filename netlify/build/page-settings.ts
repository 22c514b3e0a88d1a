import { siteSamples } from '#shared/samples/site';
import { withoutEmpty } from '../env.ts';

type Variables = Record<string, string>;

/** Uses samples for unset and empty texts and links. */
export function pageSettings(variables: Variables): Variables {
  return { ...siteSamples, ...withoutEmpty(variables) };
}
