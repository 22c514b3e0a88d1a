import type { Artwork } from '../artwork.ts';

type Painting = Pick<
  Artwork,
  | 'id'
  | 'title'
  | 'description'
  | 'imageAlt'
  | 'price'
  | 'dimensions'
  | 'technique'
  | 'weight'
  | 'createdAt'
> & { size: [width: number, height: number]; isFeatured?: true };

/** What the samples are of, in English. */
export const paintings: Painting[] = [
  {
    id: 'jou-mache',
    title: 'Jou Mache',
    description:
      'The day begins when the baskets are lifted, and the whole square seems to walk in step with the woman in red. Late sun runs through the dust, pulls the shadows long and violet, and leaves its gold on every mango.',
    imageAlt:
      'Women in bright patterned dresses and headscarves carry baskets of mangoes, oranges, plantains and greens on their heads through a sunlit market square, with a flame tree on the left, striped stalls, and blue hills behind.',
    price: '150',
    dimensions: '24 x 18',
    technique: 'Acrylic on canvas',
    weight: '1.6',
    createdAt: '2024-03-02T14:00:00.000Z',
    size: [2400, 1800],
  },
  {
    id: 'bato-anba-loraj',
    title: 'Bato anba Loraj',
    description:
      'The sails have been mended so often that they have become maps of every journey made. The storm is enormous and the boats are small, yet every bow keeps its course beside that one strip of light.',
    imageAlt:
      'Five small sailing boats with patched sails ride a swelling blue-green sea under towering storm clouds, while one break of pale gold light opens on the horizon at the right.',
    price: '200',
    dimensions: '30 x 20',
    technique: 'Oil on canvas',
    weight: '2.1',
    createdAt: '2024-05-18T14:00:00.000Z',
    size: [2400, 1600],
    isFeatured: true,
  },
  {
    id: 'tanbouye',
    title: 'Tanbouyè',
    description:
      'Lit from below, they play with their eyes closed, each one listening for the others’ hands. Ochre, red and indigo keep the beat, and behind them the night has already begun to dance.',
    imageAlt:
      'Three drummers with closed eyes and open mouths play tall painted drums around a fire at night, with dancers in the shadows behind them and dark leaves overhead.',
    price: '175',
    dimensions: '16 x 20',
    technique: 'Acrylic on canvas',
    weight: '1.3',
    createdAt: '2024-07-09T14:00:00.000Z',
    size: [1920, 2400],
  },
  {
    id: 'choublak',
    title: 'Choublak',
    description:
      'One blossom fills the morning, its petals laid down in long strokes from the dark throat outward. The hummingbird has stopped for exactly as long as a brush needs.',
    imageAlt:
      'A hummingbird with a green back and red throat hovers beside three large red and coral hibiscus blossoms, among deep green leaves against a glowing yellow and turquoise background.',
    price: '225',
    dimensions: '18 x 24',
    technique: 'Oil on canvas',
    weight: '1.6',
    createdAt: '2024-09-21T14:00:00.000Z',
    size: [1800, 2400],
  },
  {
    id: 'lannwit-sou-mon-yo',
    title: 'Lannwit sou Mòn yo',
    description:
      'Every window is someone still awake, and the road ties them together like a thread. Blue upon blue, the hills fall asleep one after another, and the moon is the last lamp on.',
    imageAlt:
      'Under a full moon and stars, blue and violet hills are covered with small houses and palms, their windows lit yellow and orange, and people with lanterns walk home along a winding pale road.',
    price: '125',
    dimensions: '20 x 20',
    technique: 'Acrylic on canvas',
    weight: '1.4',
    createdAt: '2024-11-30T14:00:00.000Z',
    size: [2200, 2200],
  },
];

export function samplePictureOf(id: string): string {
  return `/samples/${id}.jpg`;
}
