import { fr as common } from '../common.ts';
import type * as en from '../../en/islands/payment.ts';

export const checkout: typeof en.checkout = {
  title: 'Finalisez votre achat',
  howToPay: 'Mode de paiement',
  tabs: { card: 'Payer par carte', zelle: 'Payer avec Zelle' },
  summary: 'Récapitulatif de la commande',
  total: 'Total',
  terms: { text: 'Les {page} de la boutique s’appliquent.', page: 'conditions de vente' },
  backToCart: 'Retour au panier',
  backToShop: 'Retour à la boutique',
  othersAreFree: 'Les autres tableaux sont encore disponibles.',
  payForOthers: 'Les payer',
  artwork: 'œuvre',
  retry: 'Réessayer',
  submit: 'Finaliser l’achat',
  byTransfer: 'Payer par virement bancaire (banques américaines)',
  byCard: 'Payer par carte',
  working: 'Un instant…',
  tooManyTries:
    'Trop de tentatives depuis votre réseau. Veuillez attendre une minute et réessayer.',
  notReservedYet:
    'Pas encore réservé : l’artiste confirmera par e-mail. Veuillez ne pas envoyer d’argent avant.',
  notStarted: {
    title: 'Erreur',
    text: 'Le paiement n’a pas pu être préparé. Veuillez réessayer.',
  },
  nothingChosen: { title: 'Il manque une information', text: 'Aucune œuvre n’est choisie' },
  failure: {
    title: 'Paiement impossible',
    text: 'Nous n’avons pas pu préparer le paiement. Veuillez réessayer ou {contact}.',
    contact: 'nous écrire',
    back: 'Retour',
  },
  waysOn: {
    label: 'Autres possibilités',
    blocked:
      'Le formulaire de carte vient de Stripe. Un bloqueur de publicité, un réglage de confidentialité ou le réseau d’une entreprise peut l’empêcher de s’afficher. Autorisez-le pour cette page, ou ouvrez la page dans un autre navigateur.',
    ask: 'Poser une question à l’artiste',
    others: 'Voir les autres œuvres',
  },
};

export const card: typeof en.card = {
  pay: (amount) => `Payer ${amount}`,
  notReserved:
    'Rien n’est réservé avant le paiement. Si quelqu’un est plus rapide, votre carte n’est pas débitée.',
  hasTransfer: (orderNumber, isHeld) =>
    `Vous avez commandé par virement bancaire : commande n° ${orderNumber}. Si vous payez par carte, ${isHeld ? 'cette commande est annulée et ' : ''}il n’y a rien à virer.`,
  instead: 'Payer plutôt par carte',
  youPay: (amount, seller) => `Vous payez ${amount} à ${seller}.`,
  notLoaded: 'Le paiement Stripe n’a pas pu être préparé. Veuillez réessayer.',
  notStarted: 'Le paiement n’a pas pu être préparé. Veuillez réessayer plus tard.',
  unknown:
    'La boutique ne répond pas, et nous ne savons pas ce qu’est devenu votre paiement. Veuillez ne pas payer de nouveau pour l’instant.',
  checkAgain: 'Vérifier de nouveau',
  unreached:
    'La boutique ne répond pas ; votre carte n’a donc pas été débitée. Veuillez réessayer.',
  renewed:
    'Ce formulaire était ouvert depuis un jour ; en voici un nouveau. Votre carte n’a pas été débitée.',
};

export const payment: typeof en.payment = {
  thanks: 'Merci pour votre achat !',
  succeeded: 'Paiement réussi',
  processed: 'Votre paiement a bien été effectué.',
  isOnItsWay:
    'Votre paiement est en cours. Quitter avant d’en connaître le résultat ? S’il réussit, vous recevrez un e-mail.',
  failed: 'Échec du paiement',
  error: 'Erreur de paiement',
  unexplained: 'Une erreur s’est produite pendant le paiement.',
  ordered: {
    title: 'Commande enregistrée',
    transfer: (orderNumber) => `La commande n° ${orderNumber} a été enregistrée.`,
    card: 'Votre paiement a réussi.',
  },
  endings: {
    paid: { title: 'Paiement réussi', text: 'Merci pour votre achat !' },
    part: {
      title: 'Paiement réussi',
      text: 'Merci. La page de votre commande indique ce qui reste à payer.',
    },
    bought: { title: 'Vous avez déjà acheté cette œuvre', text: null },
    processing: {
      title: 'Paiement en cours',
      text: 'Votre banque a donné son accord. Nous finalisons votre commande et vous enverrons un e-mail ; vous pouvez fermer cette page.',
    },
    refunded: {
      title: 'Paiement remboursé',
      text: 'Le remboursement de toute la somme est en cours.',
    },
    changed: {
      title: 'Votre commande a changé',
      text: 'La page de votre commande indique ce qu’il est advenu de votre argent.',
    },
    released: { title: 'Rien n’a été débité', text: null },
  },
  pending: 'Votre banque affiche peut-être {amount} en attente ; cela disparaît en quelques jours.',
  nextSteps: common.nextSteps,
  leaving: common.leaving,
  notCompleted: 'Le paiement n’a pas été mené à son terme.',
  putBack: 'Remettre ces œuvres au panier',
  tryAgain: 'Réessayer',
  notFound: 'Nous n’avons pas trouvé ce paiement',
  unreachable: {
    title: 'Nous n’avons pas pu vérifier votre paiement',
    text: 'La boutique ne répond pas.',
    checkAgain: 'Vérifier de nouveau',
  },
};
