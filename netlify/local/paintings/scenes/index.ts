import type { Scene } from '../scene.ts';
import { choublak } from './choublak.ts';

/** The five sample works. */
export const scenes: readonly Scene[] = [choublak];
