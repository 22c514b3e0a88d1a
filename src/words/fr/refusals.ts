import { fr as common } from './common.ts';
import type { Refusals } from '../en/refusals.ts';

export const fr: Refusals = {
  language: 'fr',
  ours: 'Un problème est survenu chez nous. Veuillez réessayer dans un instant.',
  unavailable: (service) =>
    `${service} ne répond pas en ce moment. Veuillez réessayer dans quelques secondes.`,
  services: {
    shop: 'La boutique',
    store: 'La réserve',
    builds: 'Le service de publication',
    stripe: 'Stripe',
  },
  restoring:
    'Cette boutique est en cours de restauration à partir d’une sauvegarde : rien ne peut être acheté ni modifié pour l’instant, veuillez réessayer plus tard.',
  foreign: 'Cette demande vient d’un autre site et a été refusée',
  preview: 'Ceci est un aperçu',
  notLive: (address) =>
    `Cette version de la boutique n’est pas en ligne. Veuillez aller sur ${address}.`,
  tooLarge: (size) => `La demande est trop grande : ${size} au plus`,
  inputs: {
    name: 'Veuillez indiquer votre nom',
    email: 'Veuillez indiquer votre adresse e-mail',
    emailForm:
      'Nous ne pouvons pas écrire à cette adresse e-mail. Veuillez en indiquer une comme nom@exemple.com.',
    emailLetters:
      'Avant le @ d’une adresse e-mail, nous ne pouvons utiliser que des lettres sans accent. Veuillez vérifier l’adresse ou en indiquer une autre.',
    question: 'Veuillez écrire votre question',
    contact: 'Veuillez indiquer votre nom et votre adresse e-mail.',
    receiver: 'Veuillez indiquer qui reçoit le colis',
    street: 'Veuillez indiquer la rue et le numéro',
    city: 'Veuillez indiquer la ville',
    country: 'Veuillez choisir le pays',
    tooLong: 'Ce texte est trop long. Veuillez le raccourcir.',
  },
  invalid: 'Cette saisie n’est pas valable. Veuillez la vérifier.',

  tooManyArtworks: common.tooManyArtworks,
  oncePerArtwork: 'Chaque œuvre ne peut être achetée qu’une fois',
  held: (title, end) => `« ${title} » est réservé pour quelqu’un d’autre jusqu’à ${end}.`,
  bought: (title) => `Vous avez acheté « ${title} ».`,
  justSold: (title) => `« ${title} » vient d’être vendu.`,
  priceOnRequest: (title) => `Le prix de « ${title} » est sur demande`,
  notForSale: (title) => `« ${title} » n’est pas à vendre`,
  notThisWay: (title) => `« ${title} » ne peut pas être payé de cette façon`,
  notYet: (title, hour) => `« ${title} » sera en vente le ${hour}.`,
  newPrice: (price) =>
    `Le prix a changé : il est maintenant de ${price}. Veuillez vérifier avant de payer.`,
  notCharged: (reason) => `${reason} Votre carte n’a pas été débitée.`,
  sellingClosed: 'La boutique ne vend rien en ce moment. Veuillez réessayer plus tard.',
  noCards: 'Le paiement par carte n’est pas possible en ce moment',
  noSuchArtwork: 'Cette œuvre n’est pas dans la boutique. Voyez les autres sur /fr/shop-art.',

  noTransfers: 'Le virement bancaire n’est pas proposé en ce moment.',
  ownOrderWaits: (number) =>
    `La commande n° ${number} attend encore son virement. Veuillez d’abord la terminer, ou payer celle-ci par carte.`,
  someOrderWaits:
    'Une commande avec cette adresse e-mail attend encore son virement. Veuillez d’abord la terminer, ou payer celle-ci par carte.',
  cancelledOrderAgain: 'Cette commande a été annulée. Veuillez commander de nouveau.',
  noTransferAwaited: 'Cette commande n’attend plus de virement.',
  paidByCard: 'Cette commande est payée par carte.',
  sentFourTimes:
    'Nous avons envoyé cet e-mail quatre fois. Veuillez regarder dans vos courriers indésirables, ou nous écrire.',
  justSent: (minutes) =>
    `Nous venons d’envoyer cet e-mail. Vous pourrez le redemander dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Veuillez aussi regarder dans vos courriers indésirables.`,
  noSuchAddress:
    'L’adresse e-mail de cette commande n’existe pas : nous ne pouvons pas envoyer l’e-mail. Veuillez nous écrire.',
  onItsWay: 'Cet e-mail est encore en route. Veuillez regarder dans quelques minutes.',
  cancelledWithMoney:
    'Cette commande a été annulée. Si vous avez envoyé de l’argent pour elle, veuillez nous écrire.',
  soldMeanwhile:
    'Cette commande est terminée, ou son tableau a été vendu entre-temps. Veuillez ne pas envoyer d’argent maintenant. Si vous l’avez fait, écrivez-nous.',

  noSuchOrder: 'Nous n’avons pas trouvé cette commande. Veuillez utiliser le lien de votre e-mail.',
  noToken: 'Il faut ici le lien de la commande',
  noChangeAfter: {
    cancelled: 'Cette commande a été annulée. Veuillez nous écrire pour changer quelque chose.',
    sent: 'Cette commande est déjà en route. Veuillez nous écrire pour changer quelque chose.',
  },
  deliveryChanged:
    'Ceci a été modifié dans une autre fenêtre. Les champs montrent ce qui est enregistré maintenant, avec ce que vous avez saisi. Enregistrez de nouveau pour le garder.',
  moneyChanged: 'Ce qui est à payer a changé entre-temps. Veuillez vérifier.',
  doesNotConfirm: 'Ce lien ne confirme aucune commande. Veuillez utiliser l’e-mail le plus récent.',
  newAmount: (amount) =>
    `Le montant à payer a changé : il est maintenant de ${amount}. Veuillez vérifier avant de payer.`,
  nothingDue: 'Il n’y a rien à payer pour cette commande.',
  beingFinished:
    'Un paiement de cette commande est en cours. Veuillez regarder de nouveau dans un instant.',
  noSuchPayment: 'Nous n’avons pas trouvé ce paiement',
  cardFailed: 'Le paiement par carte a échoué.',

  ordersWait: 'Trop de commandes attendent ici. Veuillez payer par carte ou nous écrire.',
  tooManyQuestions: (most, minutes) =>
    `${most} questions sont venues d’ici en une heure. Veuillez réessayer dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
  questionsWait: 'Trop de questions attendent ici. Veuillez réessayer demain.',
  questionsWaitSo: (address) => `Trop de questions attendent ici. Veuillez écrire à ${address}.`,
  askedBefore:
    'Votre question a déjà été envoyée, avec d’autres mots. Ce texte-ci n’est pas envoyé : envoyez-le encore une fois pour l’envoyer aussi.',

  reasons: {
    bought: (title) => `Vous avez acheté « ${title} » avec une autre commande.`,
    sold: (title) => `« ${title} » a été vendu à quelqu’un d’autre un instant avant.`,
    reserved: (title) => `« ${title} » a été réservé pour quelqu’un d’autre un instant avant.`,
    gone: (title) => `« ${title} » n’est plus à vendre.`,
    price: (title) => `Le prix de « ${title} » a changé.`,
    late: () => 'Le formulaire a été ouvert il y a plus d’un jour.',
    notYet: (title) => `« ${title} » n’était pas encore en vente.`,
    closed: () => 'La boutique ne vendait rien à ce moment-là.',
    part: () => 'Une partie seulement du montant a été prélevée sur la carte.',
    notDue: () => 'Ce montant n’était plus à payer.',
    overdue: () => 'Le délai de paiement est dépassé.',
    ended: () => 'Le paiement a été interrompu avant d’être terminé.',
    wasCancelled: () => 'La commande a été annulée.',
    cancelled: () => 'Commande annulée',
    excess: () => 'Trop-perçu',
    testOrder: () =>
      'Cette commande vient d’un essai de la boutique, avec les « clés de test » de Stripe. Supprimez-la.',
  },
};
