import { ht as common } from '../common.ts';
import type * as en from '../../en/islands/transfer.ts';

export const transfer: typeof en.transfer = {
  next: 'Zelle mande yon kont nan yon bank ameriken. Nan pwochen etap la, ou pral wè montan an ak moun k ap resevwa l.',
  name: 'Non',
  email: 'Imèl',
  continue: 'Kontinye',
  working: 'Tann yon ti moman…',
  missing: {
    title: 'Gen enfòmasyon ki manke',
    text: 'Tanpri bay non ou ak adrès imèl ou.',
  },
  notOrdered: {
    title: 'Erè nan kòmand lan',
    text: 'Nou pa rive fè kòmand ou. Tanpri eseye ankò pita.',
  },
  notLoaded: 'Nou pa rive chaje enfòmasyon pou peye ak Zelle. Tanpri eseye ankò.',
  notLoadedNotice: {
    title: 'Erè Zelle',
    text: 'Nou pa rive chaje enfòmasyon pou peye ak Zelle. Tanpri eseye ankò pita.',
  },
  ordered: {
    title: 'Kòmand lan fèt',
    painterConfirms: (orderNumber) => `Kòmand #${orderNumber} fèt. Atis la ap konfime li pa imèl.`,
    buyerPays: (orderNumber) => `Kòmand #${orderNumber} fèt. Tanpri peye ak Zelle kounye a.`,
  },
  instructions: 'Voye montan sa a ak Zelle nan aplikasyon bank ou.',
  lines: {
    recipient: 'Moun k ap resevwa',
    email: 'Imèl',
    phone: 'Telefòn',
    amount: 'Montan',
    memo: 'Memo',
  },
  copy: { copy: 'Kopye', copied: 'Li kopye', selected: 'Li chwazi' },
  memoNote: 'Tanpri ekri memo a egzakteman konsa: se li ki di nou ki kòmand ki peye.',
  limit: common.zelleLimit,
  whereTo: 'Ki kote pou nou voye li?',
  later: 'Oswa bay adrès la pita: {orderPage}. Lyen an nan imèl ou tou.',
  close: 'Fèmen',
  code: {
    otherScreen: 'Montre kòd la pou yon lòt ekran',
    title: (note) => `Kòd QR transfè a: ${note}`,
    text: (recipient, amount, note) =>
      `Pèman Zelle\nPou: ${recipient}\nMontan: ${amount}\nNòt: ${note}`,
    explanation:
      'Eskane li pou ou gen enfòmasyon sa yo ekri sou telefòn ou. Li pa fè okenn pèman poukont li.',
  },
};

export const hold: typeof en.hold = {
  until: 'Rezève pou ou jiska {date}.',
  pressLink: (artworks) =>
    `Peze lyen ki nan imèl nou an pou kenbe ${artworks > 1 ? 'tablo yo' : 'tablo a'} jiska {date}.`,
  noMail: 'Ou pa wè imèl la? Gade nan spam ou, oswa {sendAgain}',
  sendAgain: 'voye li ankò',
  sentAgain: 'Nou voye li ankò.',
  notSent: 'Imèl la pa ale: boutik la pa reponn. Tanpri eseye ankò.',
};
