import type * as en from '../../en/islands/offer.ts';

const sendNothing = 'Tanpri pa voye lajan kounye a. Si ou deja voye li, ekri nou.';

export const offer: typeof en.offer = {
  title: 'Yon òf pou ou',
  painter: 'Atis la ekri ou',
  lines: 'Sa yo ofri ou',
  pay: (amount) => `Peye ${amount} ak kat`,
  noCard: (least) => `Kat pa peye mwens pase ${least}. Tanpri peye sa yon lòt jan, oswa ekri nou.`,
  lookAgain: 'Gade ankò',
};

export const offerState: typeof en.offerState = {
  stands: 'Òf sa a bon jiska {date}.',
  notHeld:
    'Dat òf sa a pase. Ou ka peye toujou, men anyen pa rezève: si yon lòt moun pi vit, nou pa pran lajan sou kat ou.',
  finishing: 'Bank ou dakò. N ap fini pèman ou.',
  came: (amount) => `Nou resevwa ${amount}. Mèsi.`,
  yours: (works) =>
    works > 1
      ? 'Tablo yo pou ou. Y ap kite atelye a lè tout lajan an fin peye.'
      : 'Tablo a pou ou. L ap kite atelye a lè tout lajan an fin peye.',
  late: 'Pèman {date} a poko rive. Tanpri peye li, oswa ekri nou.',
  paid: 'Tout peye. Mèsi.',
  lapsed: `Tan òf sa a fini. ${sendNothing}`,
  withdrawn: `Atis la retire òf sa a. ${sendNothing}`,
};

export const plan: typeof en.plan = {
  title: 'Pèman yo',
  until: (day) => `Jiska ${day}`,
  came: 'Deja peye',
  now: 'Kounye a',
  next: 'Pwochen',
  late: 'An reta',
  later: 'Pita',
  choose: 'Konbyen w ap peye kounye a?',
  part: 'Pwochen pèman an',
  all: 'Tout balans lan',
  ahead: 'Peye l kounye a',
};

export const came: typeof en.came = { title: 'Sa nou resevwa' };
