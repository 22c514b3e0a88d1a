import { join } from 'node:path';
import { project } from '../fixtures/start/platform-template.ts';

const home = join(project, '.netlify/real-build');

/** The project as Netlify checks it out and builds it. */
export const copyFolder = join(home, 'site');
/** The store that builds read. */
export const storeFolder = join(home, 'store');
/** Bundles of a deploy preview: a later build of the copy replaces those in it. */
export const previewFunctions = join(home, 'preview-functions');
