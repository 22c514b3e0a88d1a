import { fr as common } from '../common.ts';
import type * as en from '../../en/islands/shop.ts';

export const cart: typeof en.cart = {
  title: 'Votre panier',
  label: (count) =>
    count === 0 ? 'Panier vide' : `Panier, ${count} ${count === 1 ? 'œuvre' : 'œuvres'}`,
  empty: 'Aucune œuvre choisie.',
  seeTheWorks: 'Voir les œuvres',
  remove: 'Retirer',
  removeOne: (title) => `Retirer ${title}`,
  clear: 'Vider le panier',
  total: 'Total',
  blocked: 'Retirez ce qui ne peut plus être acheté, puis passez au paiement.',
  tooMany: `${common.tooManyArtworks} : {contact}`,
  contact: 'Contact',
  checkout: 'Commander',
  obstacles: {
    upcoming: (hour) => (hour ? `En vente le ${hour}` : 'Pas encore en vente'),
    reserved: 'Réservé pour quelqu’un d’autre',
    sold: 'Vendu',
    bought: 'Vous avez déjà acheté cette œuvre',
    onRequest: 'Prix sur demande',
    notForSale: 'Non disponible',
  },
  added: {
    title: 'Ajouté au panier',
    text: (title) => `${title} est dans votre panier.`,
    see: 'Voir le panier',
  },
  cleared: { title: 'Panier vidé', text: 'Toutes les œuvres ont été retirées de votre panier' },
  nothingToBuy: {
    title: 'Le panier est vide',
    text: 'Ajoutez des œuvres à votre panier avant de commander',
  },
};

export const gallery: typeof en.gallery = {
  title: 'Galerie',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  previous: { photograph: 'Photographie précédente', artwork: 'Œuvre précédente' },
  next: { photograph: 'Photographie suivante', artwork: 'Œuvre suivante' },
  slide: 'diapositive',
  place: (place, count) => `${place} sur ${count}`,
  photograph: (title, place) => `${title}, photographie ${place}`,
  show: (title) => `Afficher ${title}`,
  add: 'Ajouter au panier',
  buy: 'Acheter',
  opening: 'Ouverture…',
  inCart: 'Dans votre panier',
  sold: 'Vendu',
  reserved: 'Réservé',
};

export const share: typeof en.share = {
  copied: 'Lien copié',
  notCopied: 'Veuillez copier le lien vous-même',
};

export const ask: typeof en.ask = {
  about: 'À propos de {title}',
  price: 'Demander le prix',
  aboutPrice: 'Vous demandez le prix de {title}',
  name: 'Nom',
  email: 'E-mail',
  message: 'Message',
  optionalMessage: 'Message (facultatif)',
  send: 'Envoyer',
  sending: 'Envoi…',
  missing: {
    name: 'Veuillez indiquer votre nom',
    email: 'Veuillez indiquer votre adresse e-mail',
    message: 'Veuillez écrire votre question',
  },
  notSent:
    'Votre question n’est pas partie. Votre texte est toujours là : veuillez réessayer dans un instant.',
  sent: (email) => `Merci. Votre question est arrivée, et l’artiste vous répondra à ${email}.`,
};
