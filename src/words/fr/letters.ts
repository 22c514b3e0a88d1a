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
    subject: (number) => `Votre commande n° ${number} : comment payer`,
    reserved: (titles, works, until) =>
      `Merci. ${titles} ${works > 1 ? 'vous sont réservés' : 'vous est réservé'} jusqu’au ${until}.`,
    confirm: (works, until) =>
      `Veuillez confirmer votre commande, pour que nous ${works > 1 ? 'les' : 'la'} gardions jusqu’au ${until}.`,
    confirmLink: 'Confirmer ma commande',
    instructions: 'Envoyez ce montant avec Zelle depuis l’application de votre banque.',
    lines: {
      recipient: 'Destinataire',
      email: 'E-mail',
      phone: 'Téléphone',
      amount: 'Montant',
      memo: 'Mémo',
    },
    memo: 'Recopiez ce mémo tel quel : il nous indique la commande réglée.',
    limit: common.zelleLimit,
    afterwards: 'Dès que le virement est arrivé, nous vous écrivons et préparons le colis.',
  },
  request: {
    subject: (number) => `Votre commande n° ${number} : pas encore réservée`,
    text: (titles) =>
      `Merci pour votre commande de ${titles}. Elle n’est pas encore réservée : l’artiste confirmera par e-mail. Veuillez ne pas envoyer d’argent avant.`,
  },
  confirmation: {
    subject: (number) => `Votre commande n° ${number} est confirmée`,
    yours: (amount, titles, works) =>
      `Nous avons bien reçu votre paiement de ${amount}. ${titles} ${works > 1 ? 'sont' : 'est'} à vous.`,
    next: (works) => `La suite : ${common.whatHappensNext(works)}`,
    tracking: common.tracking,
  },
  soldInPerson: {
    subject: (number) => `Votre commande n° ${number} : le reçu`,
    text: (titles, works) => `Merci. ${titles} ${works > 1 ? 'sont' : 'est'} à vous.`,
    link: 'Ouvrir le reçu',
  },
  moneyReturned: {
    subject: (number) => `Votre commande n° ${number} : remboursement`,
    sorry: 'Nous sommes désolés. Votre paiement n’a pas pu aboutir.',
    toCard: (amount, reason) => `Nous vous remboursons ${amount} sur votre carte : ${reason}.`,
    back: (amount, isCard, reason) =>
      `Nous vous remboursons ${amount}${isCard ? ' sur votre carte' : ''}. Motif : ${reason}.`,
    bank: 'Le remboursement apparaîtra sur votre compte sous cinq à dix jours.',
  },
  address: {
    subject: (number) => `Votre commande n° ${number} : où l’envoyer ?`,
    ready: (titles, works) =>
      works > 1 ? `${titles} sont prêts à être emballés.` : `${titles} est prêt à être emballé.`,
    unknown: 'Nous ne savons pas encore où l’envoyer. Veuillez nous donner l’adresse de livraison.',
    give: 'Donner l’adresse de livraison',
    goesTo: 'Adresse de livraison :',
  },
  shipped: {
    subject: (number) => `Votre commande n° ${number} est en route`,
    left: (titles, works) => `${titles} ${works > 1 ? 'ont' : 'a'} quitté l’atelier.`,
    numberComes: 'Le numéro de suivi sera ici',
    carrier: 'Transporteur',
    number: 'Numéro de suivi',
    follow: 'Suivre le colis',
  },
  cancelled: {
    subject: (number) => `Votre commande n° ${number} est annulée`,
    text: (titles) => `Votre commande de ${titles} est annulée.`,
    back: (amount, isCard) =>
      isCard
        ? `Nous vous remboursons ${amount} sur votre carte.`
        : `L’artiste vous renvoie ${amount}.`,
    kept: (amount) => `L’artiste conserve ${amount}, comme convenu.`,
    write: 'Si cela vous surprend, veuillez nous écrire',
  },
  notArrived: {
    subject: (number) => `Votre commande n° ${number} : le paiement n’est pas arrivé`,
    text: 'Nous vous avons annoncé que votre paiement était arrivé. C’était une erreur : nous ne l’avons pas encore reçu.',
    check:
      'Si vous l’avez envoyé, veuillez vous renseigner auprès de votre banque et répondre à cet e-mail.',
  },
  released: {
    subject: (number) => `Rien n’a été débité pour la commande n° ${number}`,
    text: (reason, amount) =>
      `${reason} Rien n’a été débité. Votre banque peut afficher ${amount} en attente ; cela disparaît en quelques jours.`,
    others: 'Les autres tableaux',
  },
  lapsed: {
    subject: (number) => `Votre commande n° ${number} a expiré`,
    text: (titles, works) =>
      `Le délai de paiement pour ${titles} est dépassé, et ${works > 1 ? 'ces œuvres sont' : 'cette œuvre est'} de nouveau à vendre.`,
    offer: (titles) => `L’offre pour ${titles} a pris fin.`,
    noMoney:
      'Veuillez ne pas envoyer d’argent maintenant. Si vous l’avez fait, répondez à cet e-mail.',
  },
  offer: {
    subject: (number) => `Une offre pour vous, n° ${number}`,
    text: (titles, amount) => `L’artiste vous propose ${titles} au prix de ${amount}.`,
    held: (works, until) =>
      `${works > 1 ? 'Ces œuvres vous sont réservées' : 'Cette œuvre vous est réservée'} jusqu’au ${until}.`,
    until: (until) => `L’offre est valable jusqu’au ${until}.`,
    parts: 'Vous pouvez payer en plusieurs fois :',
    see: 'Voir l’offre et payer',
  },
  part: {
    subject: (number) => `Votre commande n° ${number} : nous avons reçu un paiement`,
    arrived: (amount) => `Nous avons bien reçu votre paiement de ${amount}. Merci.`,
    came: 'Payé',
    toCome: 'Reste à payer',
    next: (until) => `Au plus tard le ${until}`,
  },
  question: {
    about: (title) => `Votre question sur « ${title} »`,
    other: 'Votre question',
    subject: (what) => `${what} est arrivée`,
    arrived: (what) => `${what} est arrivée. L’artiste vous répondra par e-mail.`,
    notYou:
      'Vous n’avez rien demandé ? Quelqu’un a sans doute saisi votre adresse par erreur ; ignorez ce message.',
  },
};
