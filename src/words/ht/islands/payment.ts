import { ht as common } from '../common.ts';
import type * as en from '../../en/islands/payment.ts';

export const checkout: typeof en.checkout = {
  title: 'Fini acha ou',
  howToPay: 'Kijan pou peye',
  tabs: { card: 'Peye ak kat', zelle: 'Peye ak Zelle' },
  summary: 'Rezime kòmand lan',
  total: 'Total',
  terms: { text: '{page} aplike pou acha sa a.', page: 'Kondisyon boutik la' },
  backToCart: 'Tounen nan panye a',
  backToShop: 'Tounen nan boutik la',
  othersAreFree: 'Lòt tablo yo toujou disponib.',
  payForOthers: 'Peye yo',
  artwork: 'zèv',
  retry: 'Eseye ankò',
  submit: 'Fini acha a',
  byTransfer: 'Peye ak transfè bank (bank ameriken)',
  byCard: 'Peye ak kat',
  working: 'Tann yon ti moman…',
  tooManyTries: 'Gen twòp esè ki soti sou rezo ou. Tanpri tann yon minit epi eseye ankò.',
  notReservedYet: 'Li poko rezève: atis la ap konfime pa imèl. Tanpri pa voye lajan anvan sa.',
  notStarted: { title: 'Erè', text: 'Nou pa rive prepare pèman an. Tanpri eseye ankò.' },
  nothingChosen: { title: 'Gen enfòmasyon ki manke', text: 'Ou pa chwazi okenn tablo' },
  failure: {
    title: 'Pèman an pa posib',
    text: 'Nou pa rive prepare pèman an. Tanpri eseye ankò oswa {contact}.',
    contact: 'ekri nou',
    back: 'Tounen',
  },
  waysOn: {
    label: 'Lòt mwayen',
    blocked:
      'Fòmilè kat la soti nan Stripe. Yon pwogram ki bloke piblisite, yon reglaj konfidansyalite oswa rezo yon konpayi ka bloke li. Otorize li pou paj sa a, oswa ouvri paj la nan yon lòt navigatè.',
    ask: 'Poze atis la yon kesyon',
    others: 'Wè lòt tablo yo',
  },
};

export const card: typeof en.card = {
  pay: (amount) => `Peye ${amount}`,
  notReserved:
    'Anyen pa rezève anvan ou peye. Si yon lòt moun pi vit, nou pa pran lajan sou kat ou.',
  hasTransfer: (orderNumber, isHeld) =>
    `Ou fè yon kòmand ak transfè bank: kòmand #${orderNumber}. Si ou peye ak kat, ${isHeld ? 'kòmand sa a anile epi ' : ''}ou pa bezwen fè transfè a.`,
  instead: 'Peye ak kat pito',
  youPay: (amount, seller) => `Ou peye ${amount} bay ${seller}.`,
  notLoaded: 'Nou pa rive prepare pèman Stripe la. Tanpri eseye ankò.',
  notStarted: 'Nou pa rive prepare pèman an. Tanpri eseye ankò pita.',
  unknown:
    'Boutik la pa reponn, kidonk nou pa konnen sa ki rive pèman ou. Tanpri pa peye ankò pou kounye a.',
  checkAgain: 'Verifye ankò',
  unreached: 'Boutik la pa reponn, kidonk nou pa pran lajan sou kat ou. Tanpri eseye ankò.',
  renewed: 'Fòmilè a te ouvri depi yon jou, kidonk nou mete yon lòt. Nou pa pran lajan sou kat ou.',
};

export const payment: typeof en.payment = {
  thanks: 'Mèsi pou acha ou!',
  succeeded: 'Pèman an reyisi',
  processed: 'Pèman ou byen pase.',
  isOnItsWay:
    'Pèman ou nan wout. Ou vle kite paj la anvan rezilta a rive? Si pèman an pase, ou ap resevwa yon imèl.',
  failed: 'Pèman an pa pase',
  error: 'Erè nan pèman an',
  unexplained: 'Gen yon erè ki fèt pandan pèman an.',
  ordered: {
    title: 'Kòmand lan fèt',
    transfer: (orderNumber) => `Kòmand #${orderNumber} fèt.`,
    card: 'Pèman ou reyisi.',
  },
  endings: {
    paid: { title: 'Pèman an reyisi', text: 'Mèsi pou acha ou!' },
    part: { title: 'Pèman an reyisi', text: 'Mèsi. Paj kòmand ou di sa ki rete pou peye.' },
    bought: { title: 'Ou gentan achte tablo sa a', text: null },
    processing: {
      title: 'Pèman an ap fèt',
      text: 'Bank ou dakò. N ap fini kòmand ou epi n ap voye yon imèl ba ou; ou ka fèmen paj sa a.',
    },
    refunded: {
      title: 'Pèman an ranbouse',
      text: 'Tout lajan ou nan wout pou tounen jwenn ou.',
    },
    changed: {
      title: 'Kòmand ou a chanje',
      text: 'Paj kòmand ou a di sa ki rive ak lajan w.',
    },
    released: { title: 'Nou pa pran okenn lajan', text: null },
  },
  pending: 'Bank ou ka montre {amount} an atant; sa ap disparèt nan kèk jou.',
  nextSteps: common.nextSteps,
  leaving: common.leaving,
  notCompleted: 'Pèman an pa rive nan bout.',
  putBack: 'Remete zèv sa yo nan panye a',
  tryAgain: 'Eseye ankò',
  notFound: 'Nou pa jwenn pèman sa a',
  unreachable: {
    title: 'Nou pa rive verifye pèman ou',
    text: 'Boutik la pa reponn.',
    checkAgain: 'Verifye ankò',
  },
};
