import type * as en from '../../en/islands/offer.ts';

const sendNothing =
  'Veuillez ne pas envoyer d’argent maintenant. Si vous l’avez déjà fait, écrivez-nous.';

export const offer: typeof en.offer = {
  title: 'Une offre pour vous',
  painter: 'Un mot de l’artiste',
  lines: 'Ce qui vous est proposé',
  pay: (amount) => `Payer ${amount} par carte`,
  noCard: (least) =>
    `Une carte ne paie pas moins de ${least}. Veuillez régler ce montant autrement, ou écrivez-nous.`,
  lookAgain: 'Vérifier de nouveau',
};

export const offerState: typeof en.offerState = {
  stands: 'Cette offre est valable jusqu’au {date}.',
  notHeld:
    'La date limite de cette offre est dépassée. Vous pouvez encore payer, mais rien n’est réservé : si quelqu’un est plus rapide, votre carte ne sera pas débitée.',
  finishing: 'Votre banque a donné son accord. Nous finalisons votre paiement.',
  came: (amount) => `Nous avons reçu ${amount}. Merci.`,
  yours: (works) =>
    works > 1
      ? 'Les œuvres sont à vous. Elles quitteront l’atelier quand tout sera payé.'
      : 'L’œuvre est à vous. Elle quittera l’atelier quand tout sera payé.',
  late: 'Le paiement du {date} n’est pas encore arrivé. Veuillez le régler, ou écrivez-nous.',
  paid: 'Tout est payé. Merci.',
  lapsed: `Le délai de cette offre est dépassé. ${sendNothing}`,
  withdrawn: `Cette offre a été retirée. ${sendNothing}`,
};

export const plan: typeof en.plan = {
  title: 'Paiements',
  until: (day) => `Jusqu’au ${day}`,
  came: 'Payé',
  now: 'Maintenant',
  next: 'Prochain paiement',
  late: 'En retard',
  later: 'Plus tard',
  choose: 'Combien payez-vous maintenant ?',
  part: 'Le prochain paiement',
  all: 'Tout le solde',
  ahead: 'Payer dès maintenant',
};

export const came: typeof en.came = { title: 'Ce que nous avons reçu' };
