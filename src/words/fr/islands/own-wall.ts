import type * as en from '../../en/islands/own-wall.ts';

const percent = (value: number) => `${value.toFixed(1).replace('.', ',')} %`;

export const start: typeof en.start = {
  advice:
    'Fixez une feuille de papier blanche sur votre mur, bien droite et à plat, l’adhésif derrière elle. Photographiez ensuite le mur de face, avec la feuille entière dans l’image.',
  privacy: 'Votre photographie ne quitte pas cet appareil.',
  sheet: 'Votre feuille',
  photograph: 'Photographie de votre mur',
  choose: 'Prendre ou choisir une photo',
  opening: 'Ouverture…',
  goOn: 'Reprendre la même photo',
};

export const sheet: typeof en.sheet = {
  advice: 'Touchez la feuille.',
  keys: 'Au clavier : déplacez l’anneau avec les flèches, puis appuyez sur Entrée.',
  ring: 'Anneau',
  place: (label, fromLeft, fromTop) =>
    `${label} : ${percent(fromLeft)} à partir de la gauche, ${percent(fromTop)} à partir du haut`,
};

export const corners: typeof en.corners = {
  advice: (chosen) =>
    `La place de chaque anneau est sur un coin de la feuille. Glissez ou appuyez pour en déplacer un. Choisi : ${chosen}.`,
  keys: 'Au clavier : utilisez les flèches.',
  photograph: 'Votre mur, près de la feuille',
  corners: [
    'Coin supérieur gauche',
    'Coin supérieur droit',
    'Coin inférieur droit',
    'Coin inférieur gauche',
  ],
  place: sheet.place,
};

export const wall: typeof en.wall = {
  advice: 'À sa taille réelle. Faites-la glisser à sa place.',
  picture: (title) => `${title} sur votre mur`,
  hide: 'Masquer la feuille',
  hang: 'Accrocher',
  hanging: 'Accrochage…',
  back: 'Retour',
  share: 'Partager',
  save: 'Enregistrer l’image',
};

export const troubles: typeof en.troubles = {
  unreadable:
    'Votre navigateur ne peut pas ouvrir ce fichier comme image. Choisissez un JPEG, un PNG ou un WebP.',
  large: 'Cette image est trop grande pour votre navigateur. Choisissez-en une de 50 Mo au plus.',
  work: 'L’œuvre n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.',
  empty:
    'Votre navigateur n’a pas pu composer l’image. Fermez d’autres onglets et réessayez, ou choisissez une photographie plus petite.',
  notShared: 'L’image n’a pas été partagée. Enregistrez-la, puis envoyez-la vous-même.',
  mirrored:
    'Ces coins sont inversés. Placez l’anneau supérieur gauche sur le coin supérieur gauche de la feuille, puis continuez dans le sens des aiguilles d’une montre.',
  crossed: 'Deux côtés se croisent. Placez chaque anneau sur son propre coin de la feuille.',
  unseen:
    'On ne voit pas ici les bords d’une feuille : la taille reste inconnue. Placez chaque anneau sur un coin de la feuille, ou photographiez de nouveau le mur avec la feuille, sous une meilleure lumière.',
  small:
    'La feuille est trop petite pour servir de mesure. Photographiez le mur de plus près, ou avec plus de pixels.',
  pointed:
    'Aucune feuille n’a de tels coins. Vérifiez chaque anneau, ou photographiez le mur plus de face.',
};
