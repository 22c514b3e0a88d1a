import { ht as common } from '../common.ts';
import type * as en from '../../en/islands/shop.ts';

export const cart: typeof en.cart = {
  title: 'Panye ou',
  label: (count) => (count === 0 ? 'Panye vid' : `Panye, ${count} tablo`),
  empty: 'Ou poko chwazi anyen.',
  seeTheWorks: 'Gade tablo yo',
  remove: 'Retire',
  removeOne: (title) => `Retire ${title}`,
  clear: 'Vide panye a',
  total: 'Total',
  blocked: 'Retire sa ou pa ka achte ankò, epi ale peye.',
  tooMany: `${common.tooManyArtworks}: {contact}`,
  contact: 'Kontak',
  checkout: 'Peye',
  obstacles: {
    upcoming: (hour) => (hour ? `An vant ${hour}` : 'Poko sou vant'),
    reserved: 'Rezève pou yon lòt moun',
    sold: 'Deja vann',
    bought: 'Ou gentan achte tablo sa a',
    onRequest: 'Pri sou demann',
    notForSale: 'Pa pou vann',
  },
  added: {
    title: 'Li nan panye a',
    text: (title) => `${title} nan panye ou kounye a.`,
    see: 'Gade panye a',
  },
  cleared: { title: 'Ou vide panye a', text: 'Pa gen tablo nan panye ou ankò' },
  nothingToBuy: {
    title: 'Panye a vid',
    text: 'Mete kèk tablo nan panye ou anvan ou peye',
  },
};

export const gallery: typeof en.gallery = {
  title: 'Galri',
  zoomIn: 'Agrandi',
  zoomOut: 'Redui',
  previous: { photograph: 'Foto anvan an', artwork: 'Tablo anvan an' },
  next: { photograph: 'Foto apre a', artwork: 'Tablo apre a' },
  slide: 'imaj',
  place: (place, count) => `${place} sou ${count}`,
  photograph: (title, place) => `${title}, foto ${place}`,
  show: (title) => `Montre ${title}`,
  add: 'Mete nan panye',
  buy: 'Achte kounye a',
  opening: 'N ap ouvri…',
  inCart: 'Nan panye ou',
  sold: 'Deja vann',
  reserved: 'Rezève',
};

export const share: typeof en.share = {
  copied: 'Lyen an kopye',
  notCopied: 'Tanpri kopye lyen an ou menm',
};

export const ask: typeof en.ask = {
  about: 'Sou {title}',
  price: 'Mande pri a',
  aboutPrice: 'W ap mande pri tablo {title}',
  name: 'Non',
  email: 'Imèl',
  message: 'Mesaj',
  optionalMessage: 'Mesaj (si ou vle)',
  send: 'Voye',
  sending: 'N ap voye…',
  missing: {
    name: 'Tanpri bay non ou',
    email: 'Tanpri bay adrès imèl ou',
    message: 'Tanpri ekri kesyon ou',
  },
  notSent: 'Kesyon ou pa ale. Sa ou ekri a toujou la: tanpri eseye ankò talè.',
  sent: (email) => `Mèsi. Kesyon ou rive, epi atis la ap reponn ou nan ${email}.`,
};
