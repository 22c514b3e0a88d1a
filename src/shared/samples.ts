import type { Artwork } from './artwork.ts';
import type { ContentPage } from './content.ts';

type Sample = Pick<
  Artwork,
  'id' | 'title' | 'description' | 'imageAlt' | 'price' | 'dimensions' | 'technique' | 'createdAt'
> & { size: [width: number, height: number]; isFeatured?: true };

/** The five works that a new shop starts with (spec, sections 3 and 9); their pictures are in public/samples. */
const samples: Sample[] = [
  {
    id: 'jou-mache',
    title: 'Jou Mache',
    description:
      'Saturday morning, before the heat. The whole road to market is colour: headscarves, mangoes, awnings, and the long shadows between them.',
    imageAlt:
      'Women in bright dresses and headscarves carry baskets of fruit through a market street, hills behind.',
    price: '150',
    dimensions: '24 x 18',
    technique: 'Acrylic on canvas',
    createdAt: '2024-03-02T14:00:00.000Z',
    size: [2400, 1800],
  },
  {
    id: 'bato-anba-loraj',
    title: 'Bato anba Loraj',
    description:
      'Fishing boats turn for home under a storm of blue. One break of light lies on the horizon, and every patched sail leans towards it.',
    imageAlt:
      'Small sailing boats with patched sails on a swelling sea under towering blue storm clouds, light breaking on the horizon.',
    price: '200',
    dimensions: '30 x 20',
    technique: 'Oil on canvas',
    createdAt: '2024-05-18T14:00:00.000Z',
    size: [2400, 1600],
    isFeatured: true,
  },
  {
    id: 'tanbouye',
    title: 'Tanbouyè',
    description:
      'The drummers play by firelight. You see the hands, the rims of the drums, and the red that the night keeps for itself.',
    imageAlt:
      'Drummers with tall conical drums at night, lit from below by a fire in red and ochre.',
    price: '175',
    dimensions: '16 x 20',
    technique: 'Acrylic on canvas',
    createdAt: '2024-07-09T14:00:00.000Z',
    size: [1920, 2400],
  },
  {
    id: 'choublak',
    title: 'Choublak',
    description:
      'Hibiscus opens for one day only. The hummingbird knows, and comes before the painter has set out her colours.',
    imageAlt:
      'Large red hibiscus blossoms among deep green leaves, with a hummingbird at one of them.',
    price: '225',
    dimensions: '18 x 24',
    technique: 'Oil on canvas',
    createdAt: '2024-09-21T14:00:00.000Z',
    size: [1800, 2400],
  },
  {
    id: 'lannwit-sou-mon-yo',
    title: 'Lannwit sou Mòn yo',
    description:
      'Night over the hills. Each lit window is a kitchen, a quarrel, a radio; together they are a second sky.',
    imageAlt: 'Layered hills at night under a moon, full of small houses with warmly lit windows.',
    price: '125',
    dimensions: '20 x 20',
    technique: 'Acrylic on canvas',
    createdAt: '2024-11-30T14:00:00.000Z',
    size: [2200, 2200],
  },
];

export const sampleArtworks: Artwork[] = samples.map(({ size, isFeatured = false, ...sample }) => ({
  ...sample,
  slug: sample.id,
  imageUrl: `/samples/${sample.id}.jpg`,
  imageWidth: size[0],
  imageHeight: size[1],
  year: 2024,
  category: 'artwork',
  instagramPostId: null,
  instagramPostUrl: null,
  acceptedPaymentMethods: ['card', 'zelle'],
  stockQuantity: 1,
  isHidden: false,
  isFeatured,
  lastModifiedAt: sample.createdAt,
  lastModifiedBy: 'seed',
  imageSource: null,
  version: 1,
}));

function page(pageName: ContentPage['pageName'], title: string, description: string): ContentPage {
  const id = pageName.replace(/\W+/g, '-');
  return { id, pageName, content: { title, description, sections: [] }, version: 1 };
}

/** The five pages that the administrator edits, as a new shop has them (rulings 25 and 26). */
export const sampleContentPages: ContentPage[] = [
  page('home', 'Atelye Solèy', 'Where Engineering Meets Creative Expression'),
  page('artist', 'The Artist', 'A painter between two islands and two professions.'),
  page('process', 'The Process', 'From the first chalk line to the last glaze.'),
  page('inspirations', 'The Inspirations', 'What the paintings grow from.'),
  page('news & blog', 'News & Blog', 'Pages from a sketchbook.'),
];
