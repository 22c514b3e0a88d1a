import { ht as common } from './common.ts';
import type { Letters } from '../en/letters.ts';

export const ht: Letters = {
  language: 'ht',
  quoted: (title) => `“${title}”`,
  dear: (name) => `Bonjou ${name},`,
  hello: 'Bonjou,',
  total: 'Total',
  order: 'Kòmand ou',

  howToPay: {
    subject: (number) => `Kòmand ou #${number}: kijan pou peye`,
    reserved: (titles, _works, until) => `Mèsi. ${titles} rezève pou ou jiska ${until}.`,
    confirm: (works, until) =>
      `Tanpri konfime kòmand ou, pou nou kenbe ${works > 1 ? 'yo' : 'li'} jiska ${until}.`,
    confirmLink: 'Konfime kòmand mwen',
    instructions: 'Voye montan sa a ak Zelle nan aplikasyon bank ou.',
    lines: {
      recipient: 'Moun k ap resevwa',
      email: 'Imèl',
      phone: 'Telefòn',
      amount: 'Montan',
      memo: 'Memo',
    },
    memo: 'Tanpri ekri memo a egzakteman konsa: se li ki di nou ki kòmand ki peye.',
    limit: common.zelleLimit,
    afterwards: 'Lè transfè a rive, n ap ekri ou ankò epi n ap prepare koli a.',
  },
  request: {
    subject: (number) => `Kòmand ou #${number}: poko rezève`,
    text: (titles) =>
      `Mèsi pou kòmand ou a: ${titles}. Li poko rezève: atis la ap konfime pa imèl. Tanpri pa voye lajan anvan sa.`,
  },
  confirmation: {
    subject: (number) => `Kòmand ou #${number} konfime`,
    yours: (amount, titles) => `Pèman ${amount} ou a rive. ${titles} se pou ou.`,
    next: (works) => `Sa ki vin apre: ${common.whatHappensNext(works)}`,
    tracking: common.tracking,
  },
  soldInPerson: {
    subject: (number) => `Kòmand ou #${number}: resi a`,
    text: (titles) => `Mèsi. ${titles} se pou ou.`,
    link: 'Louvri resi a',
  },
  moneyReturned: {
    subject: (number) => `Kòmand ou #${number}: ranbousman`,
    sorry: 'Nou regrèt sa. Pèman ou pa t ka fini.',
    toCard: (amount, reason) => `${amount} ap tounen sou kat ou: ${reason}.`,
    back: (amount, isCard, reason) =>
      `${amount} ap tounen ${isCard ? 'sou kat ou' : 'ba ou'}. Rezon: ${reason}.`,
    bank: 'Bank ou ap montre li nan senk a dis jou.',
  },
  address: {
    subject: (number) => `Kòmand ou #${number}: ki kote pou li ale?`,
    ready: (titles) => `${titles} pare pou vlope.`,
    unknown: 'Nou poko konnen ki kote pou nou voye li. Tanpri ban nou adrès livrezon an.',
    give: 'Bay adrès livrezon an',
    goesTo: 'Adrès livrezon:',
  },
  shipped: {
    subject: (number) => `Kòmand ou #${number} nan wout`,
    left: (titles) => `${titles} kite atelye a.`,
    numberComes: 'Nimewo swivi a ap isit la',
    carrier: 'Transpòtè',
    number: 'Nimewo swivi',
    follow: 'Swiv koli a',
  },
  cancelled: {
    subject: (number) => `Kòmand ou #${number} anile`,
    text: (titles) => `Kòmand ou a, ${titles}, anile.`,
    back: (amount, isCard) =>
      isCard ? `${amount} ap tounen sou kat ou.` : `Atis la ap voye ${amount} tounen ba ou.`,
    kept: (amount) => `Atis la kenbe ${amount}, jan nou te antann nou an.`,
    write: 'Si sa fè ou sezi, tanpri ekri nou',
  },
  notArrived: {
    subject: (number) => `Kòmand ou #${number}: pèman an poko rive`,
    text: 'Nou te di ou pèman ou a rive. Se te erè nou: li poko rive.',
    check: 'Si ou te voye li, tanpri mande bank ou epi reponn imèl sa a.',
  },
  released: {
    subject: (number) => `Nou pa pran lajan pou kòmand #${number}`,
    text: (reason, amount) =>
      `${reason} Nou pa pran lajan. Bank ou ka montre ${amount} k ap tann; l ap disparèt nan kèk jou.`,
    others: 'Lòt tablo yo',
  },
  lapsed: {
    subject: (number) => `Tan kòmand ou #${number} fini`,
    text: (titles, works) =>
      `Tan pou peye ${titles} fini, epi ${works > 1 ? 'yo' : 'li'} pou vann ankò.`,
    offer: (titles) => `Òf pou ${titles} a fini.`,
    noMoney: 'Tanpri pa voye lajan kounye a. Si ou te voye li, reponn imèl sa a.',
  },
  offer: {
    subject: (number) => `Yon òf pou ou, #${number}`,
    text: (titles, amount) => `Atis la ofri ou ${titles} pou ${amount}.`,
    held: (works, until) => `${works > 1 ? 'Yo' : 'Li'} rezève pou ou jiska ${until}.`,
    until: (until) => `Òf la bon jiska ${until}.`,
    parts: 'Ou ka peye an plizyè fwa:',
    see: 'Gade òf la epi peye',
  },
  part: {
    subject: (number) => `Kòmand ou #${number}: yon pèman rive`,
    arrived: (amount) => `Pèman ${amount} ou a rive. Mèsi.`,
    came: 'Deja peye',
    toCome: 'Rès pou peye',
    next: (until) => `Jiska ${until}`,
  },
  question: {
    about: (title) => `Kesyon ou sou “${title}”`,
    other: 'Kesyon ou',
    subject: (what) => `${what} rive`,
    arrived: (what) => `${what} rive. Atis la ap reponn pa imèl.`,
    notYou: 'Ou pa t mande anyen? Se yon lòt moun ki tape adrès ou. Ou pa bezwen fè anyen.',
  },
};
