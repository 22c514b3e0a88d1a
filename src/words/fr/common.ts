import { mostArtworks } from '#shared/order-size';
import type { CommonWords } from '../en/common.ts';

function leaving(artworks: number): string {
  return artworks > 1
    ? 'vos œuvres seront emballées à la main et quitteront l’atelier'
    : 'votre œuvre sera emballée à la main et quittera l’atelier';
}

const tracking = 'Vous recevrez ensuite le numéro de suivi par e-mail.';

export const fr: CommonWords = {
  tooManyArtworks: `Écrivez-nous pour acheter plus de ${mostArtworks} œuvres à la fois`,
  zelleLimit:
    'Les banques limitent ce que Zelle envoie en un jour. Si la vôtre refuse le montant entier, envoyez-le en plusieurs fois, sur plusieurs jours, chaque fois avec le même mémo, jusqu’au total.',
  leaving,
  tracking,
  whatHappensNext: (artworks) => `${leaving(artworks)} dans quelques jours. ${tracking}`,
  nextSteps: (artworks) => [
    ['Maintenant', 'un e-mail avec votre commande est en route vers vous'],
    ['Dans quelques jours', leaving(artworks)],
    ['Ensuite', 'vous recevrez le numéro de suivi par e-mail'],
  ],
  size: { inch: 'po', point: ',', tells: 'cm' },
};
