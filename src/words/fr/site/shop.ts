import { fr } from '../common.ts';
import type * as en from '../../en/site/shop.ts';

export const size: typeof en.size = fr.size;

export const states: typeof en.states = {
  available: '',
  yours: 'Réservé pour vous',
  reserved: 'Réservé',
  bought: 'Vous avez déjà acheté cette œuvre',
  sold: 'Vendu',
  upcoming: 'En vente le {hour}',
  'on-request': 'Prix sur demande',
  'not-for-sale': 'Non disponible',
  gone: 'Non disponible',
};

export const hourLeft: typeof en.hourLeft = 'dans {left}';

export const ownHour: typeof en.ownHour = '{time} chez vous';

export const heldState: typeof en.heldState = '{state} jusqu’au {time}';

export const whatYouGet: typeof en.whatYouGet = {
  framed: { yes: 'encadré', no: 'sans cadre' },
  signed: { front: 'signé', back: 'signé au dos', no: 'non signé' },
  readyToHang: { yes: 'prêt à accrocher', no: 'sans système d’accrochage' },
  certificate: { yes: 'avec certificat', no: 'sans certificat' },
  weight: (kilograms, pounds) => `${decimal(kilograms)} kg (${decimal(pounds)} lb)`,
  depth: (depth) => `épaisseur ${depth}`,
};

export const ofSale: typeof en.ofSale = {
  shipsFrom: (place) => `Expédié depuis ${place}`,
  soldBy: (seller) => `Vendu par ${seller}`,
};

export const saleTerms: typeof en.saleTerms = {
  returns: (days) => {
    if (days === 0) return 'Ni reprise ni échange';
    return `Retour possible sous ${days} ${days === 1 ? 'jour' : 'jours'} après la livraison`;
  },
  shipping: (countries, amount) =>
    amount
      ? `Livraison (${countries}) : ${amount}, en plus du prix`
      : `Livraison (${countries}) : comprise dans le prix`,
};

export const shop: typeof en.shop = {
  title: 'Œuvres à vendre',
  pageTitle: (title, page) => `${title}, page ${page}`,
  description: 'Des tableaux originaux, chacun unique, vendus par l’atelier.',
  loading: 'Chargement des œuvres',
  available: (works) => `Œuvres disponibles : {available} sur ${works}`,
  listsLabel: 'Listes',
  lists: { all: 'Toutes', available: 'Disponibles', price: 'Par prix' },
  noneAvailable: 'Aucune œuvre n’est disponible pour l’instant.',
  invitation: { text: 'Vous cherchez un tableau ?', link: 'Écrivez à l’artiste' },
};

export const art: typeof en.art = {
  title: 'Les œuvres',
  pageTitle: (page) => `Les œuvres, page ${page}`,
  description: 'Toutes les œuvres, y compris les tableaux vendus.',
  lead: 'Tout ce qui a quitté le chevalet, le plus récent d’abord, chez moi ou chez d’autres.',
};

export const series: typeof en.series = {
  description: (works) =>
    works === 1 ? 'Un tableau à lui seul.' : `${works} tableaux qui vont ensemble.`,
  of: 'De la série',
  previous: 'Série précédente',
  next: 'Série suivante',
  toScale: 'À l’échelle.',
  partlyToScale: 'À l’échelle, sauf mention contraire.',
  figure: ({ height, line }) =>
    `La silhouette mesure ${centimetres(height)}, le milieu de chaque tableau est à ${centimetres(line)} du sol.`,
  notToScale: 'pas à l’échelle',
  withoutScale: 'Pas à l’échelle.',
};

export const pageLinks: typeof en.pageLinks = {
  label: 'Pages',
  previous: 'Précédente',
  next: 'Suivante',
  place: (page, last) => `Page ${page} sur ${last}`,
};

export const artwork: typeof en.artwork = {
  view: (shown, alt) => `Voir ${shown} en plein écran. ${alt}`,
  photograph: (place, title) => `la photographie ${place} de ${title}`,
  furtherPhotographs: 'Autres photographies',
  technique: 'Technique',
  dimensions: 'Dimensions',
  form: 'Tableau',
  arrives:
    'Vous recevez le tableau lui-même, unique, emballé à la main. Dès qu’il est en route, nous vous envoyons un numéro de suivi.',
  ask: 'Une question sur cette œuvre',
  askForLike: 'Une œuvre semblable ?',
  calendar: 'Ajouter à mon agenda',
  yourOrder: 'Votre commande',
  share: 'Partager',
  more: 'À voir aussi',
};

export const offer: typeof en.offer = {
  add: 'Ajouter au panier',
  buy: 'Acheter',
  askPrice: 'Demander le prix',
  opening: 'Ouverture…',
  inCart: 'Dans votre panier',
};

const furniture = { chair: 'chaise', table: 'table' };

export const wallRoom: typeof en.wallRoom = {
  show: 'Voir sur un mur',
  own: 'Sur votre mur',
  nearer: 'De plus près',
  label: (title, { name, inches }) =>
    `${title} sur un mur, à l’échelle, à côté d’une ${furniture[name]} de ${centimetres(inches)}`,
  caption: (middle, { name, inches }) =>
    `À l’échelle, le milieu à ${centimetres(middle)} du sol ; la ${furniture[name]} a ${centimetres(inches)} de haut.`,
};

export const checkout: typeof en.checkout = {
  title: 'Paiement',
  noScript: {
    before: 'Le paiement par carte a besoin de JavaScript.',
    link: 'Écrivez-nous',
    after: 'pour commander autrement.',
  },
};

export const paymentConfirmation: typeof en.paymentConfirmation = {
  title: 'Votre paiement',
  checking: 'Vérification de votre paiement',
  noScript:
    'Cette page a besoin de JavaScript pour vérifier votre paiement. Vous recevrez un e-mail dès qu’il sera confirmé.',
};

/** Where the scripts do not come. A link would lose what stands behind '#'. */
export const loadAgain: typeof en.loadAgain = 'Veuillez recharger cette page.';

/** Until the server has answered, and if it does not. */
export const order: typeof en.order = {
  title: 'Votre commande',
  loading: 'Recherche de votre commande',
  unreachable: {
    title: 'La boutique ne répond pas',
    text: 'Votre commande est bien enregistrée.',
    tryAgain: 'Réessayer',
  },
};

export const certificate: typeof en.certificate = {
  title: 'Certificat d’authenticité',
  loading: 'Recherche de votre certificat',
  unreachable: {
    title: 'La boutique ne répond pas',
    text: 'Votre certificat est bien enregistré.',
    tryAgain: 'Réessayer',
  },
};

export const verify: typeof en.verify = { title: 'Vérifier un certificat' };

function decimal(number: number): string {
  return String(number).replace('.', size.point);
}

function centimetres(inches: number): string {
  return `${Math.round(inches * 2.54)} cm`;
}
