import { join } from 'node:path';
import { project } from '../fixtures/start/platform-template.ts';

const home = join(project, '.netlify/real-build');

/** The project as Netlify checks it out and builds it. */
export const copyFolder = join(home, 'site');
/** The store that builds read. */
export const storeFolder = join(home, 'store');
