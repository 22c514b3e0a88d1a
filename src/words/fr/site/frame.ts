import type * as en from '../../en/site/frame.ts';

export const frame: typeof en.frame = {
  skip: 'Aller au contenu',
  homeLink: (name) => `${name}, accueil`,
  links: {
    home: 'Accueil',
    shop: 'Œuvres à vendre',
    about: 'À propos',
    news: 'Actualités',
    universe: 'Univers',
    admin: 'Admin',
    diary: 'Journal',
    contact: 'Contact',
    terms: 'Conditions',
    privacy: 'Confidentialité',
    newsletter: 'Lettre d’information',
    instagram: 'Instagram',
  },
  newsletter: 'Les nouveaux tableaux en avant-première : la lettre d’information',
  join: {
    label: 'Les nouveaux tableaux en avant-première',
    opening: 'Me prévenir à l’ouverture',
    email: 'E-mail',
    name: 'Votre nom',
    button: 'S’inscrire',
  },
  navigation: {
    main: 'Principale',
    mobile: 'Mobile',
    footer: 'Pied de page',
    languages: 'Langues',
  },
  menu: { label: 'Menu', close: 'Fermer le menu' },
  cart: 'Panier vide',
};

export const notFound: typeof en.notFound = {
  title: '404 Page introuvable',
  picture: 'Un clou sur un mur vide',
  text: 'Plus rien n’est accroché ici.',
  back: 'Retour aux tableaux',
};

export const letter: typeof en.letter = { soldBy: 'Vendu par' };
