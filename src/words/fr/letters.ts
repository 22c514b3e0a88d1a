import { fr as common } from './common.ts';
import type { Letters } from '../en/letters.ts';

export const fr: Letters = {
  language: 'fr',
  quoted: (title) => `« ${title} »`,
  dear: (name) => `Bonjour ${name},`,
  hello: 'Bonjour,',
  total: 'Total',
  order: 'Votre commande',

  howToPay: {
    subject: (number) => `Votre commande #${number} : comment payer`,
    reserved: (titles, works, until) =>
      `Merci. ${titles} ${works > 1 ? 'vous sont réservés' : 'vous est réservé'} jusqu’au ${until}.`,
    confirm: (works, until) =>
      `Veuillez confirmer votre commande, pour que nous ${works > 1 ? 'les' : 'la'} gardions jusqu’au ${until}.`,
    confirmLink: 'Confirmer ma commande',
    instructions: 'Envoyez ce montant avec Zelle depuis l’application de votre banque.',
    lines: { recipient: 'Destinataire', email: 'E-mail', amount: 'Montant', memo: 'Mémo' },
    memo: 'Veuillez écrire le mémo exactement ainsi : il nous dit quelle commande est payée.',
    limit: common.zelleLimit,
    afterwards: 'Dès que le virement est arrivé, nous vous écrivons et préparons le colis.',
  },
  request: {
    subject: (number) => `Votre commande #${number} : pas encore réservée`,
    text: (titles) =>
      `Merci pour votre commande de ${titles}. Elle n’est pas encore réservée : l’artiste confirmera par e-mail. Veuillez ne pas envoyer d’argent avant.`,
  },
  confirmation: {
    subject: (number) => `Votre commande #${number} est confirmée`,
    yours: (amount, titles, works) =>
      `Votre paiement de ${amount} est arrivé. ${titles} ${works > 1 ? 'sont' : 'est'} à vous.`,
    next: (works) => `La suite : ${common.whatHappensNext(works)}`,
  },
  moneyReturned: {
    subject: (number) => `Votre commande #${number} : remboursement`,
    sorry: 'Nous sommes désolés. Votre paiement n’a pas pu aboutir.',
    toCard: (amount, reason) => `${amount} reviennent sur votre carte : ${reason}.`,
    back: (amount, isCard, reason) =>
      `${amount} ${isCard ? 'reviennent sur votre carte' : 'vous reviennent'}. Motif : ${reason}.`,
    bank: 'Votre banque les affiche sous cinq à dix jours.',
  },
  address: {
    subject: (number) => `Votre commande #${number} : où l’envoyer ?`,
    ready: (titles, works) =>
      works > 1 ? `${titles} sont prêts à être emballés.` : `${titles} est prêt à être emballé.`,
    unknown: 'Nous ne savons pas encore où l’envoyer. Veuillez nous donner l’adresse de livraison.',
    give: 'Donner l’adresse de livraison',
    goesTo: 'Adresse de livraison :',
  },
  shipped: {
    subject: (number) => `Votre commande #${number} est en route`,
    left: (titles, works) => `${titles} ${works > 1 ? 'ont' : 'a'} quitté l’atelier.`,
    numberComes: 'Le numéro de suivi sera ici',
    carrier: 'Transporteur',
    number: 'Numéro de suivi',
    follow: 'Suivre le colis',
  },
  cancelled: {
    subject: (number) => `Votre commande #${number} est annulée`,
    text: (titles) => `Votre commande de ${titles} est annulée.`,
    toCard: (amount) => `${amount} reviennent sur votre carte.`,
    write: 'Si cela vous surprend, veuillez nous écrire',
  },
  released: {
    subject: (number) => `Rien n’a été débité pour la commande #${number}`,
    text: (reason, amount) =>
      `${reason} Rien n’a été débité. Votre banque peut afficher ${amount} en attente ; cela disparaît en quelques jours.`,
    others: 'Les autres tableaux',
  },
  lapsed: {
    subject: (number) => `Votre commande #${number} a expiré`,
    text: (titles, works) =>
      `Le délai de paiement pour ${titles} est passé, et ${works > 1 ? 'ces œuvres sont' : 'cette œuvre est'} de nouveau à vendre.`,
    noMoney:
      'Veuillez ne pas envoyer d’argent maintenant. Si vous l’avez fait, répondez à cet e-mail.',
  },
  question: {
    about: (title) => `Votre question sur « ${title} »`,
    other: 'Votre question',
    subject: (what) => `${what} est arrivée`,
    arrived: (what) => `${what} est arrivée. L’artiste répond par e-mail.`,
    notYou:
      'Vous n’avez rien demandé ? Alors quelqu’un a tapé votre adresse. Vous n’avez rien à faire.',
  },
};
