import type * as en from '../../en/islands/certificate.ts';

export const certificate: typeof en.certificate = {
  title: 'Certificat d’authenticité',
  print: 'Imprimer le certificat',
  printAll: 'Imprimer les certificats',
  awaited: 'Le certificat d’authenticité est établi dès l’expédition.',
  oneSheet: 'Chaque œuvre a sa feuille, A4 ou Letter. Imprimez-la en couleur, sur un beau papier.',
  none: {
    title: 'Il n’y a pas de certificat ici',
    text: 'Il est établi dès l’expédition, et prend fin si la commande est annulée.',
    write: 'Écrivez-nous',
  },
  statement: 'Je certifie que cette œuvre est un original, réalisé de ma main.',
  signature: 'Signature et date',
  signed: 'La feuille signée voyage avec le tableau.',
  number: 'Numéro',
  signs: 'Code',
  issued: 'Établi le',
  check: 'À vérifier sur',
  code: (number) => `Code QR pour vérifier ${number} auprès de la boutique`,
  picture: (title, painter) => `${title}, par ${painter}`,
  painter: 'Artiste',
};

export const verify: typeof en.verify = {
  title: 'Vérifier un certificat',
  field: 'Numéro et code',
  hint: 'Comme ils figurent sur le certificat, par exemple C-2026-0042-K7M4QXAH.',
  malformed: 'Ce n’est pas un numéro avec son code. Regardez au bas du certificat.',
  check: 'Vérifier',
  checking: 'Vérification en cours',
  another: 'Vérifier un autre certificat',
  states: { genuine: 'Authentique', withdrawn: 'Retiré', unknown: 'Inconnu' },
  words: {
    genuine: 'L’artiste a donné ce certificat à cette œuvre :',
    withdrawn: 'Ce certificat n’est plus valable. Il avait été donné à cette œuvre :',
    unknown: 'La boutique n’a donné aucun certificat avec ce numéro et ce code.',
  },
  limits:
    'C’est la parole de l’artiste. Personne n’a examiné la toile qui est devant vous : comparez-la avec l’image, le format et la signature.',
  unreachable: 'La boutique ne répond pas. Veuillez réessayer dans une minute.',
  tryAgain: 'Réessayer',
};
