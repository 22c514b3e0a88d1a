import { fr as common } from '../common.ts';
import type * as en from '../../en/islands/transfer.ts';

export const transfer: typeof en.transfer = {
  next: 'Zelle demande un compte dans une banque américaine. Vous verrez le destinataire et le montant à l’étape suivante.',
  name: 'Nom',
  email: 'E-mail',
  continue: 'Continuer',
  working: 'Un instant…',
  missing: {
    title: 'Il manque une information',
    text: 'Veuillez indiquer vos nom et adresse e-mail.',
  },
  notOrdered: {
    title: 'Erreur de commande',
    text: 'La commande n’est pas enregistrée. Veuillez réessayer plus tard.',
  },
  notLoaded:
    'Les informations pour payer avec Zelle n’ont pas pu être chargées. Veuillez réessayer.',
  notLoadedNotice: {
    title: 'Erreur Zelle',
    text: 'Les informations pour Zelle ne sont pas chargées. Veuillez réessayer plus tard.',
  },
  ordered: {
    title: 'Commande enregistrée',
    painterConfirms: (orderNumber) =>
      `Commande n° ${orderNumber} : l’artiste la confirme par e-mail.`,
    buyerPays: (orderNumber) => `Commande n° ${orderNumber} : veuillez payer avec Zelle.`,
  },
  instructions: 'Envoyez ce montant avec Zelle depuis l’application de votre banque.',
  lines: {
    recipient: 'Destinataire',
    email: 'E-mail',
    phone: 'Téléphone',
    amount: 'Montant',
    memo: 'Mémo',
  },
  copy: { copy: 'Copier', copied: 'Copié', selected: 'Sélectionné' },
  memoNote: 'Recopiez ce mémo tel quel : il nous indique la commande réglée.',
  limit: common.zelleLimit,
  whereTo: 'Où l’envoyer ?',
  later: 'Ou donnez l’adresse plus tard : {orderPage}. Le lien est aussi dans votre e-mail.',
  close: 'Fermer',
  code: {
    otherScreen: 'Afficher le code pour un autre écran',
    title: (note) => `Code QR du virement : ${note}`,
    text: (recipient, amount, note) =>
      `Paiement Zelle\nÀ : ${recipient}\nMontant : ${amount}\nNote : ${note}`,
    explanation:
      'Scannez-le pour avoir ces informations en texte sur votre téléphone. Il ne lance aucun paiement.',
  },
};

export const hold: typeof en.hold = {
  until: 'Réservé pour vous jusqu’au {date}.',
  pressLink: (artworks) =>
    `Ouvrez le lien de notre e-mail pour garder ${artworks > 1 ? 'vos œuvres' : 'votre œuvre'} jusqu’au {date}.`,
  noMail: 'Pas d’e-mail ? Regardez dans les indésirables, ou {sendAgain}',
  sendAgain: 'renvoyez-le',
  sentAgain: 'Nous l’avons renvoyé.',
  notSent: 'Non envoyé : la boutique ne répond pas. Veuillez réessayer.',
};
