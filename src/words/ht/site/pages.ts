import type * as en from '../../en/site/pages.ts';

export const home: typeof en.home = {
  what: 'Tablo ayisyen orijinal',
  description: 'Lapenti ayisyen: tablo orijinal, chak tablo inik, pou achte nan atelye a.',
  detailOf: 'Detay tablo',
  forSale: 'Gade tablo ki pou vann',
  wall: {
    title: 'Sou miray la kounye a',
    all: (works) => (works === 1 ? 'Gade li nan boutik la' : `Gade tout ${works} tablo yo`),
  },
  rooms: {
    label: 'Sal yo',
    art: 'Tablo yo',
    artist: 'Atis la',
    process: 'Kijan sa fèt',
    inspirations: 'Enspirasyon yo',
  },
  diary: {
    title: 'Lanmou kominote a',
    loading: 'N ap chaje jounal la',
    nothing: 'Premye paj jounal la poko ekri.',
    read: 'Li jounal la',
  },
};

export const untitled: typeof en.untitled = {
  artist: 'Atis la',
  process: 'Kijan sa fèt',
  inspirations: 'Enspirasyon yo',
  diary: 'Jounal',
  about: 'Kiyès mwen ye',
  contact: 'Kontak',
  terms: 'Kondisyon',
  privacy: 'Konfidansyalite',
};

export const unwritten: typeof en.unwritten = {
  about: 'Byento ou pral li kèk mo sou atis la isit la.',
  contact: 'Byento ou pral li kijan pou kontakte atelye a isit la.',
  terms: 'Byento ou pral li kondisyon boutik la isit la. [Ekri nou](/contact) anvan ou achte.',
  privacy:
    'Byento ou pral li isit la ki enfòmasyon boutik la kenbe sou ou. [Ekri nou](/contact) si ou vle konnen kounye a.',
};

export const contactForm: typeof en.contactForm = {
  title: 'Poze atis la yon kesyon',
  noScript: 'Fòmilè sa a bezwen JavaScript.',
};

export const about: typeof en.about = { seeTheWall: 'Gade sa ki sou miray la' };

export const blog: typeof en.blog = { loading: 'N ap chaje jounal la' };

export const newsCenter: typeof en.newsCenter = {
  title: 'Nouvèl',
  description: 'Sa ki nouvo nan atelye a, sa ki pi resan yo an premye.',
  loading: 'N ap chaje nouvèl yo',
  series: 'Seri',
  earlier: 'Pi ansyen',
};

export const news: typeof en.news = {
  artworks: { badge: 'Zèv', untitled: 'Tablo san tit' },
  process: { badge: 'Kijan sa fèt', untitled: 'Kijan yon tablo fèt' },
  inspirations: { badge: 'Enspirasyon', untitled: 'Enspirasyon' },
};

export const universe: typeof en.universe = {
  title: 'Inivè',
  description: 'Kijan tablo yo fèt, ak kote yo soti.',
  process: { title: 'Kijan mwen travay', loading: 'N ap chaje videyo yo' },
  inspirations: { title: 'Enspirasyon mwen', loading: 'N ap chaje enspirasyon mwen' },
};

export const film: typeof en.film = {
  play: (title) => `Gade: ${title}`,
  captions: 'Angle',
};

export const list: typeof en.list = { nothing: 'Poko gen anyen isit la. Tounen byento.' };

export const feeds: typeof en.feeds = {
  works: { title: 'Nouvo tablo', description: 'Tablo yo, depi yo fin penn.' },
  diary: { description: 'Nouvèl atelye a.' },
  follow: 'Swiv ak RSS',
};
