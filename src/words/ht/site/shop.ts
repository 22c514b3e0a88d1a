import { ht } from '../common.ts';
import type * as en from '../../en/site/shop.ts';

export const size: typeof en.size = ht.size;

export const states: typeof en.states = {
  available: '',
  yours: 'Rezève pou ou',
  reserved: 'Rezève',
  bought: 'Ou gentan achte tablo sa a',
  sold: 'Deja vann',
  upcoming: 'An vant {hour}',
  'on-request': 'Pri sou demann',
  'not-for-sale': 'Pa pou vann',
  gone: 'Pa pou vann',
};

export const hourLeft: typeof en.hourLeft = 'nan {left}';

export const ownHour: typeof en.ownHour = '{time} kote ou ye a';

export const heldState: typeof en.heldState = '{state} jiska {time}';

export const whatYouGet: typeof en.whatYouGet = {
  framed: { yes: 'ankadre', no: 'san kad' },
  signed: { front: 'siyen', back: 'siyen dèyè', no: 'pa siyen' },
  readyToHang: { yes: 'pare pou kwoke', no: 'pa pare pou kwoke' },
  certificate: { yes: 'ak sètifika', no: 'san sètifika' },
  weight: (kilograms, pounds) => `${kilograms} kg (${pounds} liv)`,
  depth: (depth) => `epesè ${depth}`,
};

export const ofSale: typeof en.ofSale = {
  shipsFrom: (place) => `Koli a soti ${place}`,
  soldBy: (seller) => `Vandè: ${seller}`,
};

export const saleTerms: typeof en.saleTerms = {
  returns: (days) => {
    if (days === 0) return 'Nou pa pran zèv tounen';
    return `Ou ka voye l tounen nan ${days} jou apre livrezon an`;
  },
  shipping: (countries, amount) =>
    amount
      ? `Livrezon (${countries}): ${amount}, anplis pri a`
      : `Livrezon (${countries}): ladan pri a`,
};

export const shop: typeof en.shop = {
  title: 'Achte yon tablo',
  pageTitle: (title, page) => `${title}, paj ${page}`,
  description: 'Tablo orijinal, chak tablo inik, pou achte nan atelye a.',
  loading: 'N ap chaje tablo yo',
  available: (works) => `Tablo ki disponib: {available} sou ${works}`,
  listsLabel: 'Lis yo',
  lists: { all: 'Tout', available: 'Disponib', price: 'Dapre pri' },
  noneAvailable: 'Pa gen okenn tablo ki disponib pou kounye a.',
  invitation: { text: 'Èske w ap chèche yon tablo?', link: 'Ekri atis la' },
};

export const art: typeof en.art = {
  title: 'Tablo yo',
  pageTitle: (page) => `Tablo yo, paj ${page}`,
  description: 'Tout tablo yo, ata sa ki deja vann.',
  lead: 'Tout sa ki soti nan atelye a, sa ki pi resan yo an premye, nan kay sa a oswa kay lòt moun.',
};

export const series: typeof en.series = {
  description: (works) =>
    works === 1 ? 'Yon tablo pou kont li.' : `${works} tablo ki mache ansanm.`,
  of: 'Nan seri a:',
  previous: 'Seri anvan an',
  next: 'Seri ki vin apre a',
  toScale: 'Dapre vrè mezi yo.',
  partlyToScale: 'Dapre vrè mezi yo, sof kote etikèt la di lòt bagay.',
  figure: ({ height, line }) =>
    `Moun nan mezire ${height} pous, mitan chak tablo a nan ${line} pous anlè atè a.`,
  notToScale: 'pa dapre vrè mezi li',
  withoutScale: 'Pa dapre vrè mezi yo.',
};

export const pageLinks: typeof en.pageLinks = {
  label: 'Paj yo',
  previous: 'Anvan',
  next: 'Apre',
  place: (page, last) => `Paj ${page} sou ${last}`,
};

export const artwork: typeof en.artwork = {
  view: (shown, alt) => `Gade ${shown} sou tout ekran an. ${alt}`,
  photograph: (place, title) => `foto ${place} tablo ${title}`,
  furtherPhotographs: 'Lòt foto',
  technique: 'Teknik',
  dimensions: 'Dimansyon',
  form: 'Tablo',
  arrives:
    'Sa ou resevwa se tablo a menm, ki inik, vlope ak men. Depi li nan wout, ou resevwa yon nimewo swivi.',
  ask: 'Yon kesyon sou tablo sa a',
  askForLike: 'Ou vle yon tablo ki sanble?',
  calendar: 'Mete sa nan kalandriye m',
  yourOrder: 'Kòmand ou',
  share: 'Pataje',
  more: 'Lòt tablo sou miray la',
};

export const offer: typeof en.offer = {
  add: 'Mete nan panye',
  buy: 'Achte kounye a',
  askPrice: 'Mande pri a',
  opening: 'N ap ouvri…',
  inCart: 'Nan panye ou',
};

const furniture = { chair: 'chèz', table: 'tab' };

export const wallRoom: typeof en.wallRoom = {
  show: 'Gade li sou yon miray',
  own: 'Sou miray pa ou',
  nearer: 'Pi pre',
  label: (title, { name, inches }) =>
    `${title} sou yon miray, dapre vrè mezi yo, bò kote yon ${furniture[name]} ki gen ${inches} pous wotè`,
  caption: (middle, { name, inches }) =>
    `Dapre vrè mezi yo, mitan tablo a nan ${middle} pous anlè atè a; ${furniture[name]} la gen ${inches} pous wotè.`,
};

export const checkout: typeof en.checkout = {
  title: 'Pèman',
  noScript: {
    before: 'Pou peye ak kat, fòk gen JavaScript.',
    link: 'Ekri nou',
    after: 'pito.',
  },
};

export const paymentConfirmation: typeof en.paymentConfirmation = {
  title: 'Pèman ou',
  checking: 'N ap verifye pèman ou',
  noScript:
    'Paj sa a bezwen JavaScript pou verifye pèman ou. Ou pral resevwa yon imèl depi pèman an konfime.',
};

/** Where the scripts do not come. A link would lose what stands behind '#'. */
export const loadAgain: typeof en.loadAgain = 'Tanpri rechaje paj sa a.';

/** Until the server has answered, and if it does not. */
export const order: typeof en.order = {
  title: 'Kòmand ou',
  loading: 'N ap chèche kòmand ou',
  unreachable: {
    title: 'Boutik la pa reponn',
    text: 'Kòmand ou byen anrejistre.',
    tryAgain: 'Eseye ankò',
  },
};

export const certificate: typeof en.certificate = {
  title: 'Sètifika otantisite',
  loading: 'N ap chèche sètifika ou',
  unreachable: {
    title: 'Boutik la pa reponn',
    text: 'Sètifika ou byen anrejistre.',
    tryAgain: 'Eseye ankò',
  },
};

export const verify: typeof en.verify = { title: 'Verifye yon sètifika' };
