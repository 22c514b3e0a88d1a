import { ht as common } from '../common.ts';
import type * as en from '../../en/islands/order.ts';

const sendNothing = 'Tanpri pa voye lajan kounye a. Si ou deja voye li, ekri nou.';

export const order: typeof en.order = {
  title: 'Kòmand ou',
  number: (number) => `Kòmand #${number}`,
  page: 'Paj kòmand ou',
  notFound: {
    title: 'Nou pa jwenn kòmand sa a',
    text: 'Tanpri sèvi ak lyen ki nan imèl ou.',
    write: 'Ekri nou',
  },
  lines: 'Sa ou achte',
  total: 'Total',
  howToPay: 'Kijan pou peye',
};

export const orderState: typeof en.orderState = {
  label: 'Kote kòmand lan rive',
  paid: (artworks) => `Ou peye. N ap vlope ${artworks === 1 ? 'tablo a' : 'tablo yo'} ak men.`,
  paidAlone: 'Ou peye.',
  soldInPerson: (artworks) =>
    artworks === 1 ? 'Tablo a pou ou kounye a.' : 'Tablo yo pou ou kounye a.',
  shipped: (artworks) =>
    artworks === 1 ? 'Tablo a nan wout pou vin jwenn ou.' : 'Tablo yo nan wout pou vin jwenn ou.',
  delivered: (artworks) =>
    artworks === 1
      ? 'Tablo a rive. Se pou l fè kè w kontan.'
      : 'Tablo yo rive. Se pou yo fè kè w kontan.',
  cancelled: 'Kòmand sa a anile.',
  cancelledUnpaid: `Kòmand sa a anile. ${sendNothing}`,
  finishing: 'Bank ou dakò. N ap fini kòmand ou.',
  partPaid: 'Yon pati nan pèman ou rive. N ap tann rès la.',
  waiting: 'N ap tann transfè ou.',
  moneySent: 'Ou di nou lajan an nan wout. N ap ekri ou lè li rive.',
  lapsed: `Tan pou peye kòmand sa a fini. ${sendNothing}`,
  tracking: 'Nimewo swivi: {number}',
  refund: (amount, isDone, isCard, reason) =>
    `${isDone ? 'Nou remèt ou' : 'N ap remèt ou'} ${amount}${isCard ? ' sou kat ou' : ''}. ${reason}.`,
  returned: (amount) => `Nou remèt ou ${amount} sou kat ou.`,
  refundFailed: (amount) =>
    `Yon ranbousman ${amount} pa rive sou kat ou: bank ou voye li tounen. N ap ekri ou.`,
};

export const orderHold: typeof en.orderHold = {
  label: 'Konbyen tan li rezève',
  confirmToKeep: (artworks) =>
    `Rezève pou ou jiska {deadline}. Konfime kòmand ou pou kenbe ${artworks > 1 ? 'tablo yo' : 'tablo a'} jiska {until}.`,
  confirm: 'Konfime kòmand mwen',
  confirming: 'N ap konfime…',
  confirmed: 'Mèsi. Kòmand ou konfime.',
  notConfirmed: 'Kòmand ou poko konfime: boutik la pa reponn. Tanpri eseye ankò.',
};

export const moneySent: typeof en.moneySent = {
  tell: 'Mwen voye lajan an',
  working: 'N ap voye…',
  told: (moment) => `Ou di nou lajan an nan wout (${moment}). N ap ekri ou lè li rive.`,
  notTold: 'Mesaj la pa pase: boutik la pa reponn. Tanpri eseye ankò.',
};

export const delivery: typeof en.delivery = {
  title: 'Livrezon',
  fields: {
    name: 'Non',
    address: 'Ri ak nimewo',
    postalCode: 'Kòd postal',
    city: 'Vil',
    state: 'Eta oswa pwovens',
    country: 'Peyi',
    phone: 'Telefòn, pou moun k ap livre a (si ou vle)',
  },
  notes: 'Nòt pou atis la',
  yourNotes: (notes) => `Nòt ou: ${notes}`,
  change: 'Chanje',
  save: 'Anrejistre livrezon an',
  cancel: 'Anile',
  saving: 'N ap anrejistre…',
  saved: 'Li anrejistre. Mèsi.',
  storedNow: (value) => `Sa ki anrejistre kounye a: ${value}`,
  nothing: 'anyen',
  notSaved: 'Li pa anrejistre: pa gen koneksyon. Eseye ankò.',
};

export const receipt: typeof en.receipt = {
  title: 'Resi',
  print: 'Enprime resi a',
  awaited: 'Resi a ap tann pèman ou: ou ka enprime li isit la lè lajan an rive.',
  seller: 'Vandè',
  buyer: 'Achtè',
  total: 'Total',
  returned: 'Ranbouse',
  paid: (day, way) => `Peye ${day}, ${way}`,
  ways: { card: 'ak kat', zelle: 'pa transfè bank (Zelle)', hand: 'an pèsòn' },
  toCome: 'Rès pou peye',
  unknown: 'Pa note',
  size: common.size,
};
