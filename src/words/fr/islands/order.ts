import { fr as common } from '../common.ts';
import type * as en from '../../en/islands/order.ts';

const sendNothing =
  'Veuillez ne pas envoyer d’argent maintenant. Si vous l’avez déjà fait, écrivez-nous.';

export const order: typeof en.order = {
  title: 'Votre commande',
  number: (number) => `Commande n° ${number}`,
  page: 'Page de votre commande',
  notFound: {
    title: 'Nous n’avons pas trouvé cette commande',
    text: 'Veuillez utiliser le lien reçu par e-mail.',
    write: 'Écrivez-nous',
  },
  lines: 'Votre achat',
  total: 'Total',
  howToPay: 'Comment payer',
};

export const orderState: typeof en.orderState = {
  label: 'Où en est la commande',
  paid: (artworks) =>
    `Payée. Nous emballons ${artworks === 1 ? 'votre œuvre' : 'vos œuvres'} à la main.`,
  paidAlone: 'Payée.',
  soldInPerson: (artworks) => (artworks === 1 ? 'L’œuvre est à vous.' : 'Les œuvres sont à vous.'),
  shipped: (artworks) =>
    artworks === 1 ? 'Votre œuvre est en route vers vous.' : 'Vos œuvres sont en route vers vous.',
  delivered: (artworks) =>
    artworks === 1
      ? 'Votre œuvre est arrivée. Qu’elle vous tienne bonne compagnie.'
      : 'Vos œuvres sont arrivées. Qu’elles vous tiennent bonne compagnie.',
  cancelled: 'Cette commande est annulée.',
  cancelledUnpaid: `Cette commande est annulée. ${sendNothing}`,
  finishing: 'Votre banque a donné son accord. Nous finalisons votre commande.',
  partPaid: 'Une partie de votre paiement est arrivée. Nous attendons le reste.',
  waiting: 'Nous attendons votre virement.',
  moneySent:
    'Vous nous avez indiqué que l’argent est en route. Nous vous écrirons dès qu’il sera arrivé.',
  lapsed: `Le délai pour payer cette commande est dépassé. ${sendNothing}`,
  tracking: 'Numéro de suivi : {number}',
  refund: (amount, isDone, isCard, reason) =>
    `Remboursement de ${amount} ${isDone ? 'effectué' : 'en cours'}${isCard ? ' sur votre carte' : ''}. ${reason}.`,
  returned: (amount) => `Remboursement de ${amount} effectué sur votre carte.`,
  refundFailed: (amount) =>
    `Un remboursement de ${amount} n’est pas arrivé sur votre carte : votre banque l’a renvoyé. Nous vous écrirons.`,
};

export const orderHold: typeof en.orderHold = {
  label: 'Durée de la réservation',
  confirmToKeep: (artworks) =>
    `Réservé pour vous jusqu’au {deadline}. Confirmez votre commande pour garder ${artworks > 1 ? 'vos œuvres' : 'votre œuvre'} jusqu’au {until}.`,
  confirm: 'Confirmer ma commande',
  confirming: 'Confirmation…',
  confirmed: 'Merci. Votre commande est confirmée.',
  notConfirmed: 'Non confirmée : la boutique ne répond pas. Veuillez réessayer.',
};

export const moneySent: typeof en.moneySent = {
  tell: 'J’ai envoyé l’argent',
  working: 'Envoi…',
  told: (moment) =>
    `Vous nous avez indiqué que l’argent est en route (${moment}). Nous vous écrirons dès qu’il sera arrivé.`,
  notTold: 'Message non transmis : la boutique ne répond pas. Veuillez réessayer.',
};

export const delivery: typeof en.delivery = {
  title: 'Livraison',
  fields: {
    name: 'Nom',
    address: 'Numéro et rue',
    postalCode: 'Code postal',
    city: 'Ville',
    state: 'État, région ou province',
    country: 'Pays',
    phone: 'Téléphone, pour le transporteur (facultatif)',
  },
  notes: 'Notes pour l’artiste',
  yourNotes: (notes) => `Vos notes : ${notes}`,
  change: 'Modifier',
  save: 'Enregistrer la livraison',
  cancel: 'Annuler',
  saving: 'Enregistrement…',
  saved: 'Enregistré. Merci.',
  storedNow: (value) => `Enregistré maintenant : ${value}`,
  nothing: 'rien',
  notSaved: 'Non enregistré : pas de connexion. Réessayez.',
};

export const receipt: typeof en.receipt = {
  title: 'Reçu',
  print: 'Imprimer le reçu',
  awaited: 'Le reçu sera disponible dès réception de votre paiement.',
  seller: 'Vendu par',
  buyer: 'Vendu à',
  total: 'Total',
  returned: 'Remboursé',
  paid: (day, way) => `Payé le ${day}, ${way}`,
  ways: { card: 'par carte', zelle: 'par virement bancaire (Zelle)', hand: 'sur place' },
  toCome: 'Reste à payer',
  unknown: 'Non indiqué',
  size: common.size,
};
