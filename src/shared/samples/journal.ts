import type { Inspiration, ProcessItem } from '../journal.ts';

const ownStudy = { instagramHighlightId: null, instagramHighlightUrl: null, version: 1 };

export const sampleProcess: ProcessItem[] = [
  {
    id: 'process-lannwit',
    title: 'Limen Lannwit',
    description:
      'The village is painted by moonlight only, and the windows are lit last, one by one.',
    ...film('process-lannwit'),
    width: 960,
    height: 720,
    instagramPostId: null,
    instagramPostUrl: null,
    createdAt: '2024-12-02T14:00:00.000Z',
  },
  {
    id: 'process-choublak',
    title: 'Choublak, from white canvas to varnish',
    description:
      'A hibiscus and a hummingbird appear in thirteen seconds: burnt-earth ground, charcoal, the widest brush, thick paint, pollen, varnish.',
    ...film('process-choublak'),
    width: 960,
    height: 1280,
    instagramPostId: null,
    instagramPostUrl: null,
    createdAt: '2024-09-24T14:00:00.000Z',
  },
];

export const sampleInspirations: Inspiration[] = [
  {
    id: 'study-kap',
    title: 'Kap',
    description: 'Paper, fringe and a tail of rags: the whole wind on one string.',
    ...stillStudy('study-kap'),
    width: 1280,
    height: 1600,
    mediaAlt:
      'A child in a yellow shirt flies a six-sided paper kite over rusty and blue tin roofs, palms and a turquoise sea.',
    createdAt: '2024-10-19T14:00:00.000Z',
  },
  {
    id: 'study-lanme',
    title: 'Lanmè',
    description:
      'The same twenty thousand strokes in every frame, riding the swell under the first sun.',
    ...movingStudy('study-lanme'),
    width: 960,
    height: 600,
    mediaAlt: 'A painted sea at sunrise, its swell in motion.',
    createdAt: '2024-08-11T14:00:00.000Z',
  },
  {
    id: 'study-mango',
    title: 'Twa Mango',
    description:
      'Three mangoes on a blue enamel plate, ripening while the window light crosses the wall.',
    ...stillStudy('study-mango'),
    width: 1600,
    height: 1280,
    mediaAlt:
      'Three mangoes, red, yellow-green and orange, on a blue enamel plate with a worn white rim, on a cream cloth with red stripes.',
    createdAt: '2024-06-23T14:00:00.000Z',
  },
];

function film(name: string) {
  return { videoUrl: `/samples/${name}.mp4`, mediaAlt: '', version: 1, ...accompany(name) };
}

function movingStudy(name: string) {
  const mediaUrl = `/samples/${name}.mp4`;
  return { mediaUrl, mediaType: 'video' as const, ...accompany(name), ...ownStudy };
}

function stillStudy(name: string) {
  const mediaUrl = `/samples/${name}.jpg`;
  return { mediaUrl, mediaType: 'image' as const, posterUrl: null, captionsUrl: null, ...ownStudy };
}

function accompany(name: string) {
  return { posterUrl: `/samples/${name}.jpg`, captionsUrl: `/samples/${name}.vtt` };
}
