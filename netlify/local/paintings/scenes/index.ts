import type { Scene } from '../scene.ts';
import { batoAnbaLoraj } from './bato-anba-loraj.ts';
import { choublak } from './choublak.ts';
import { jouMache } from './jou-mache.ts';
import { lannwitSouMonYo } from './lannwit-sou-mon-yo.ts';
import { studyKap } from './study-kap.ts';
import { studyMango } from './study-mango.ts';
import { tanbouye } from './tanbouye.ts';

/** The five sample works, and the small studies beside them. */
export const scenes: readonly Scene[] = [
  jouMache,
  batoAnbaLoraj,
  tanbouye,
  choublak,
  lannwitSouMonYo,
  studyMango,
  studyKap,
];
