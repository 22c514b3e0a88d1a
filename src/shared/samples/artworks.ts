import type { Artwork } from '../artwork.ts';
import { idOfPage, pageNames, type ContentPage, type PageName } from '../content.ts';
import { defaultAlt, withFirstImage } from '../pictures/images.ts';
import { french } from './french.ts';
import { kreyol } from './kreyol.ts';
import { paintings, samplePictureOf } from './paintings.ts';
import { sampleSections } from './sections.ts';
import { sampleTexts } from './texts.ts';

const sampleWorks = paintings.map(({ size, isFeatured = false, ...sample }) =>
  withFirstImage<Artwork>({
    ...sample,
    slug: sample.id,
    translations: { fr: french.artworks[sample.id], ht: kreyol.artworks[sample.id] },
    imageUrl: samplePictureOf(sample.id),
    imageWidth: size[0],
    imageHeight: size[1],
    images: [],
    framed: 'no',
    signed: 'front',
    readyToHang: 'yes',
    certificate: 'yes',
    year: 2024,
    category: 'artwork',
    instagramPostId: null,
    instagramPostUrl: null,
    acceptedPaymentMethods: ['card', 'zelle'],
    stockQuantity: 1,
    isHidden: false,
    opensAt: null,
    hourSetAt: null,
    isFeatured,
    lastModifiedAt: sample.createdAt,
    lastModifiedBy: 'seed',
    imageSource: null,
    version: 1,
  }),
);

export const sampleArtworks: Artwork[] = sampleWorks.map(({ images, ...work }) => ({
  ...work,
  images: [
    ...images,
    {
      url: `/samples/${work.id}-detail.jpg`,
      alt: defaultAlt(work.title, 1, 'detail'),
      width: 1200,
      height: 800,
      mark: 'detail',
    },
  ],
}));

function samplePage(pageName: PageName, title: string, description: string): ContentPage {
  const sections = sampleSections[pageName] ?? sampleTexts[pageName] ?? [];
  return {
    id: idOfPage(pageName),
    pageName,
    content: {
      title,
      description,
      translations: { fr: french.pages[pageName], ht: kreyol.pages[pageName] },
      sections: sections.map((section, place) => ({
        ...section,
        translations: {
          fr: french.sections[pageName]?.[place],
          ht: kreyol.sections[pageName]?.[place],
        },
      })),
    },
    version: 1,
  };
}

const pageWords: Record<PageName, [title: string, description: string]> = {
  home: ['Atelye Solèy', 'Where Engineering Meets Creative Expression'],
  artist: ['The Artist', 'A painter between two islands and two professions.'],
  process: ['The Process', 'From the first chalk line to the last glaze.'],
  inspirations: ['The Inspirations', 'What the paintings grow from.'],
  'news & blog': ['Diary', 'Pages from the painter’s sketchbook.'],
  about: [
    'About Me',
    'I learned to see twice: first as an engineer, who asks what holds a thing up, and then as a painter, who asks why one cannot look away from it.',
  ],
  contact: ['Contact', ''],
  terms: ['Terms', ''],
  privacy: ['Privacy', ''],
};

export const sampleContentPages: ContentPage[] = pageNames.map((name) =>
  samplePage(name, ...pageWords[name]),
);
