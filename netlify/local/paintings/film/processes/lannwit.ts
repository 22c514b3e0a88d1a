import { hex, mix, smooth, type Rgb } from '../../colour.ts';
import { usualLayers } from '../../scene.ts';
import { lannwitSouMonYo } from '../../scenes/lannwit-sou-mon-yo.ts';
import { brushes, rest, seenAs, varnishing, whatWasLeftOut } from '../labours.ts';
import type { Process } from '../process.ts';
import { sketchIn } from '../sketch.ts';
import { tone } from '../tone.ts';

/** The village before anyone has lit a lamp: what glows is still the colour of the night. */
function unlit(colour: Rgb): Rgb {
  const glow = smooth(30, 90, colour[0] - colour[2]) * smooth(110, 170, colour[0]);
  return mix(colour, [38 + colour[1] * 0.08, 32, 74], glow * 0.94);
}

const [widest, wide, fine] = [
  usualLayers.slice(0, 1),
  usualLayers.slice(1, 2),
  usualLayers.slice(4),
];

const BARE = 'A corner of a white canvas, toned plum to keep the dark warm.';
const LAMPS = 'Then, window by window, the lamps are lit.';

/** A detail of Lannwit sou Mòn yo: the road home, and its windows, lit last. */
export const processLannwit: Process = {
  slug: 'process-lannwit',
  scene: lannwitSouMonYo,
  scale: 1,
  view: { x: 370, y: 590, w: 520, h: 390 },
  height: 720,
  posterAt: 9.3,
  stages: [
    { seconds: 0.5, caption: BARE, labour: rest },
    { seconds: 1.1, caption: BARE, labour: tone },
    {
      seconds: 1.5,
      caption: 'Chalk lines. The road is drawn first: it knows the way.',
      labour: sketchIn(hex('#cdbfd8')),
    },
    {
      seconds: 1.6,
      caption: 'Night, with the widest brush.',
      labour: seenAs(unlit, brushes(widest, 0.4)),
    },
    {
      seconds: 1.7,
      caption: 'Hills and roofs, by moonlight only.',
      labour: seenAs(unlit, brushes(wide, 2)),
    },
    {
      seconds: 2,
      caption: 'Walls, doors, palms. Nobody is home yet.',
      labour: seenAs(unlit, brushes(usualLayers.slice(2), 0.9)),
    },
    {
      seconds: 1.8,
      caption: LAMPS,
      labour: whatWasLeftOut(unlit, { layers: fine.slice(0, 1), direction: 1.7 }),
    },
    {
      seconds: 0.8,
      caption: LAMPS,
      labour: whatWasLeftOut(unlit, { layers: fine.slice(1), direction: 0.3 }),
    },
    { seconds: 0.9, caption: 'Varnish, for the depth of the blue.', labour: varnishing },
    { seconds: 1.6, caption: 'Lannwit sou Mòn yo: night over the hills.', labour: rest },
  ],
};
