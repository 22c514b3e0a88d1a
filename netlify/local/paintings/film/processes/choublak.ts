import { hex } from '../../colour.ts';
import { usualLayers } from '../../scene.ts';
import { choublak } from '../../scenes/choublak.ts';
import { brushes, rest, varnishing } from '../labours.ts';
import type { Process } from '../process.ts';
import { sketchIn } from '../sketch.ts';
import { tone } from '../tone.ts';

const BARE = 'A white canvas, and burnt earth rubbed in thin.';

/** Choublak, from the white canvas to the varnish. */
export const processChoublak: Process = {
  slug: 'process-choublak',
  scene: choublak,
  scale: 0.8,
  view: { x: 0, y: 0, w: 1000, h: 1333.3 },
  height: 1280,
  posterAt: 4.4,
  stages: [
    { seconds: 0.5, caption: BARE, labour: rest },
    { seconds: 1.2, caption: BARE, labour: tone },
    {
      seconds: 1.7,
      caption: 'Charcoal finds the petals, and loses them again.',
      labour: sketchIn(hex('#2b1a18')),
    },
    {
      seconds: 1.8,
      caption: 'The widest brush: only light and dark, warm and cold.',
      labour: brushes(usualLayers.slice(0, 1), 0.5),
    },
    {
      seconds: 2.2,
      caption: 'A narrower brush. The flowers open.',
      labour: brushes(usualLayers.slice(1, 2), 1.9),
    },
    {
      seconds: 1.9,
      caption: 'Thick paint, laid down once and left alone.',
      labour: brushes(usualLayers.slice(2, 4), 0.8),
    },
    {
      seconds: 1.7,
      caption: 'Veins, feathers, pollen: the smallest brushes come last.',
      labour: brushes(usualLayers.slice(4), 2.2),
    },
    { seconds: 1, caption: 'Varnish. The colours wake up.', labour: varnishing },
    { seconds: 1.6, caption: 'Choublak: hibiscus, and a guest.', labour: rest },
  ],
};
