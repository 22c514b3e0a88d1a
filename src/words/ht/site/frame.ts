import type * as en from '../../en/site/frame.ts';

export const frame: typeof en.frame = {
  skip: 'Ale nan kontni an',
  homeLink: (name) => `${name}, akèy`,
  links: {
    home: 'Akèy',
    shop: 'Achte yon tablo',
    about: 'Kiyès mwen ye',
    news: 'Nouvèl',
    universe: 'Inivè',
    admin: 'Admin',
    diary: 'Jounal',
    contact: 'Kontak',
    terms: 'Kondisyon',
    privacy: 'Konfidansyalite',
    newsletter: 'Bilten',
    instagram: 'Instagram',
  },
  newsletter: 'Wè nouvo tablo yo anvan tout moun: bilten an',
  join: {
    label: 'Wè nouvo tablo yo anvan tout moun',
    opening: 'Fè m konnen lè vant lan louvri',
    email: 'Imèl',
    name: 'Non w',
    button: 'Enskri',
  },
  navigation: { main: 'Prensipal', mobile: 'Telefòn', footer: 'Anba paj la', languages: 'Lang' },
  menu: { label: 'Meni', close: 'Fèmen meni an' },
  cart: 'Panye vid',
};

export const notFound: typeof en.notFound = {
  title: '404 Paj sa a pa egziste',
  picture: 'Yon klou sou yon miray vid',
  text: 'Pa gen anyen ki kwoke isit la ankò.',
  back: 'Tounen gade tablo yo',
};

export const letter: typeof en.letter = { soldBy: 'Vandè:' };
