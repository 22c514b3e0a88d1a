import { ht as common } from './common.ts';
import type { Refusals } from '../en/refusals.ts';

export const ht: Refusals = {
  language: 'ht',
  ours: 'Gen yon pwoblèm bò kote pa nou. Tanpri eseye ankò talè.',
  unavailable: (service) => `${service} pa reponn kounye a. Tanpri eseye ankò nan kèk segonn.`,
  services: {
    shop: 'Boutik la',
    store: 'Depo a',
    builds: 'Sèvis piblikasyon an',
    stripe: 'Stripe',
  },
  restoring:
    'N ap remete boutik sa a apati yon kopi sovgad, kidonk ou pa ka ni achte ni chanje anyen kounye a: tanpri eseye ankò pita.',
  foreign: 'Demann sa a soti nan yon lòt sit, nou refize li',
  preview: 'Sa a se yon apèsi',
  notLive: (address) => `Vèsyon boutik sa a pa anliy. Tanpri ale sou ${address}.`,
  tooLarge: (size) => `Demann nan twò gwo: pa plis pase ${size}`,
  inputs: {
    name: 'Tanpri bay non ou',
    email: 'Tanpri bay adrès imèl ou',
    emailForm: 'Nou pa ka ekri nan adrès imèl sa a. Tanpri bay youn tankou non@egzanp.com.',
    emailLetters:
      'Anvan @ nan yon adrès imèl, nou ka sèvi ak lèt san aksan sèlman. Tanpri verifye adrès la oswa bay yon lòt.',
    question: 'Tanpri ekri kesyon ou',
    contact: 'Tanpri bay non ou ak adrès imèl ou.',
    receiver: 'Tanpri di ki moun k ap resevwa li',
    street: 'Tanpri bay ri a ak nimewo a',
    city: 'Tanpri bay vil la',
    country: 'Tanpri chwazi peyi a',
    tooLong: 'Tèks sa a twò long. Tanpri fè l pi kout.',
  },
  invalid: 'Sa ou ekri a pa bon. Tanpri verifye li.',

  tooManyArtworks: common.tooManyArtworks,
  oncePerArtwork: 'Ou ka achte chak tablo yon sèl fwa',
  held: (title, end) => `“${title}” rezève pou yon lòt moun jiska ${end}.`,
  bought: (title) => `Ou gentan achte “${title}”.`,
  justSold: (title) => `“${title}” fèk vann.`,
  priceOnRequest: (title) => `Pri “${title}” se sou demann`,
  notForSale: (title) => `“${title}” pa pou vann`,
  notThisWay: (title) => `Ou pa ka peye “${title}” konsa`,
  notYet: (title, hour) => `“${title}” ap sou vant ${hour}.`,
  newPrice: (price) => `Pri a chanje: kounye a se ${price}. Tanpri gade ankò anvan ou peye.`,
  notCharged: (reason) => `${reason} Nou pa pran lajan sou kat ou.`,
  sellingClosed: 'Boutik la pa vann anyen kounye a. Tanpri eseye ankò pita.',
  noCards: 'Nou pa ka pran kat kounye a',
  noSuchArtwork: 'Tablo sa a pa nan boutik la. Gade lòt yo sou /ht/shop-art.',

  noTransfers: 'Nou pa pran transfè bank kounye a.',
  ownOrderWaits: (number) =>
    `Kòmand #${number} toujou ap tann transfè li. Tanpri fini li anvan, oswa peye sa a ak yon kat.`,
  someOrderWaits:
    'Yon kòmand ak adrès imèl sa a toujou ap tann transfè li. Tanpri fini li anvan, oswa peye sa a ak yon kat.',
  cancelledOrderAgain: 'Kòmand sa a anile. Tanpri kòmande ankò.',
  noTransferAwaited: 'Kòmand sa a pa tann transfè ankò.',
  paidByCard: 'Kòmand sa a peye ak yon kat.',
  sentFourTimes: 'Nou voye imèl sa a kat fwa. Tanpri gade nan dosye spam ou, oswa ekri nou.',
  justSent: (minutes) =>
    `Nou fèk voye imèl sa a. Ou ka mande li ankò nan ${minutes} minit. Tanpri gade nan dosye spam ou tou.`,
  noSuchAddress:
    'Adrès imèl kòmand sa a pa egziste, kidonk nou pa ka voye imèl la. Tanpri ekri nou.',
  onItsWay: 'Imèl sa a toujou nan wout. Tanpri gade ankò nan kèk minit.',
  cancelledWithMoney: 'Kòmand sa a anile. Si ou te voye lajan pou li, tanpri ekri nou.',
  soldMeanwhile:
    'Kòmand sa a fini, oswa tablo li a vann pandan tan sa a. Tanpri pa voye lajan kounye a. Si ou te voye li, ekri nou.',

  noSuchOrder: 'Nou pa jwenn kòmand sa a. Tanpri sèvi ak lyen ki nan imèl ou.',
  noToken: 'Se lyen kòmand lan ki nesesè isit la',
  noChangeAfter: {
    cancelled: 'Kòmand sa a anile. Tanpri ekri nou pou chanje yon bagay.',
    sent: 'Kòmand sa a deja nan wout. Tanpri ekri nou pou chanje yon bagay.',
  },
  deliveryChanged:
    'Sa a te chanje nan yon lòt fenèt. Chan yo montre sa ki anrejistre kounye a, ak sa ou te ekri. Anrejistre ankò pou kenbe l.',
  moneyChanged: 'Sa ki pou peye a chanje pandan tan sa a. Tanpri gade ankò.',
  doesNotConfirm: 'Lyen sa a pa konfime okenn kòmand. Tanpri sèvi ak dènye imèl la.',
  newAmount: (amount) =>
    `Montan pou peye a chanje: kounye a se ${amount}. Tanpri gade ankò anvan ou peye.`,
  nothingDue: 'Pa gen anyen pou peye pou kòmand sa a.',
  beingFinished: 'Yon pèman pou kòmand sa a ap fini. Tanpri gade ankò talè.',
  noSuchPayment: 'Nou pa jwenn pèman sa a',
  cardFailed: 'Pèman ak kat la pa pase.',

  ordersWait: 'Twòp kòmand ap tann isit la. Tanpri peye ak kat, oswa ekri nou.',
  tooManyQuestions: (most, minutes) =>
    `${most} kesyon soti isit la nan yon èdtan. Tanpri eseye ankò nan ${minutes === 1 ? 'yon minit' : `${minutes} minit`}.`,
  questionsWait: 'Twòp kesyon ap tann isit la. Tanpri eseye ankò demen.',
  questionsWaitSo: (address) => `Twòp kesyon ap tann isit la. Tanpri ekri ${address}.`,
  askedBefore:
    'Kesyon ou a te voye deja, ak lòt mo. Sa ki ekri kounye a pa voye: voye l ankò pou voye l tou.',

  reasons: {
    bought: (title) => `Ou gentan achte “${title}” ak yon lòt kòmand.`,
    sold: (title) => `“${title}” vann bay yon lòt moun yon ti moman anvan.`,
    reserved: (title) => `“${title}” rezève pou yon lòt moun yon ti moman anvan.`,
    gone: (title) => `“${title}” pa pou vann ankò.`,
    price: (title) => `Pri “${title}” chanje.`,
    late: () => 'Fòmilè a louvri depi plis pase yon jou.',
    notYet: (title) => `“${title}” pa t ankò sou vant.`,
    closed: () => 'Boutik la pa t ap vann anyen lè sa a.',
    part: () => 'Se sèlman yon pati nan lajan an ki te pran sou kat la.',
    notDue: () => 'Montan sa a pa t pou peye ankò.',
    overdue: () => 'Tan pou peye a fini.',
    ended: () => 'Pèman an kanpe anvan l fini.',
    wasCancelled: () => 'Kòmand lan anile.',
    cancelled: () => 'Kòmand anile',
    excess: () => 'Plis lajan pase sa nou te antann nou',
    testOrder: () => 'Kòmand sa a soti nan yon tès boutik la, ak “kle tès” Stripe yo. Retire l.',
  },
};
