import type * as en from '../../en/site/pages.ts';

export const home: typeof en.home = {
  what: 'Tableaux haïtiens originaux',
  description: 'Peinture d’Haïti : des tableaux originaux, chacun unique, vendus par l’atelier.',
  detailOf: 'Détail du tableau',
  forSale: 'Voir les œuvres à vendre',
  wall: {
    title: 'Au mur en ce moment',
    all: (works) => (works === 1 ? 'Voir l’œuvre dans la boutique' : `Voir les ${works} œuvres`),
  },
  rooms: {
    label: 'Salles',
    art: 'Les œuvres',
    artist: 'L’artiste',
    process: 'La démarche',
    inspirations: 'Les inspirations',
  },
  diary: {
    title: 'Une communauté de cœur',
    loading: 'Chargement du journal',
    nothing: 'La première page du journal est encore blanche.',
    read: 'Lire le journal',
  },
};

export const untitled: typeof en.untitled = {
  artist: 'L’artiste',
  process: 'La démarche',
  inspirations: 'Les inspirations',
  diary: 'Journal',
  about: 'À propos',
  contact: 'Contact',
  terms: 'Conditions',
  privacy: 'Confidentialité',
};

export const unwritten: typeof en.unwritten = {
  about: 'Vous lirez bientôt ici quelques mots sur l’artiste.',
  contact: 'Vous lirez bientôt ici comment joindre l’atelier.',
  terms:
    'Vous lirez bientôt ici les conditions de cette boutique. [Écrivez-nous](/contact) avant d’acheter.',
  privacy:
    'Vous lirez bientôt ici ce que cette boutique garde à votre sujet. [Écrivez-nous](/contact) pour le savoir dès maintenant.',
};

export const contactForm: typeof en.contactForm = {
  title: 'Une question à l’artiste',
  noScript: 'Ce formulaire a besoin de JavaScript.',
};

export const about: typeof en.about = { seeTheWall: 'Voir les œuvres au mur' };

export const blog: typeof en.blog = { loading: 'Chargement du journal' };

export const newsCenter: typeof en.newsCenter = {
  title: 'Actualités',
  description: 'Les nouvelles de l’atelier, les plus récentes d’abord.',
  loading: 'Chargement des actualités',
  series: 'Série',
  earlier: 'Plus ancien',
};

export const news: typeof en.news = {
  artworks: { badge: 'Œuvre', untitled: 'Œuvre sans titre' },
  process: { badge: 'En atelier', untitled: 'Dans l’atelier' },
  inspirations: { badge: 'Inspiration', untitled: 'Inspiration' },
};

export const universe: typeof en.universe = {
  title: 'Univers',
  description: 'Comment naissent les tableaux, et ce qui les nourrit.',
  process: { title: 'Ma démarche', loading: 'Chargement de ma démarche' },
  inspirations: { title: 'Mes inspirations', loading: 'Chargement de mes inspirations' },
};

export const film: typeof en.film = {
  play: (title) => `Lire : ${title}`,
  captions: 'Anglais',
};

export const list: typeof en.list = { nothing: 'Rien ici pour l’instant. Revenez bientôt.' };

export const feeds: typeof en.feeds = {
  works: {
    title: 'Nouvelles œuvres',
    description: 'Les tableaux, dès qu’ils quittent le chevalet.',
  },
  diary: { description: 'Des nouvelles de l’atelier.' },
  follow: 'Suivre par RSS',
};
