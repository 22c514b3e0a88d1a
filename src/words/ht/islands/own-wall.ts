import type * as en from '../../en/islands/own-wall.ts';

export const start: typeof en.start = {
  advice:
    'Kole yon fèy papye blan sou miray ou, byen dwat epi byen plat, ak tep la dèyè li. Apre sa, fè foto miray la anfas, ak tout fèy la nan foto a.',
  privacy: 'Foto ou rete sou aparèy sa a.',
  sheet: 'Fèy ou',
  photograph: 'Foto miray ou',
  choose: 'Fè oswa chwazi yon foto',
  opening: 'N ap ouvri…',
  goOn: 'Sèvi ak menm foto a',
};

export const sheet: typeof en.sheet = {
  advice: 'Peze sou fèy la.',
  keys: 'Ak klavye: deplase wonn nan ak flèch yo, epi peze Enter.',
  ring: 'Wonn',
  place: (label, fromLeft, fromTop) =>
    `${label}: ${fromLeft.toFixed(1)} % apati agoch, ${fromTop.toFixed(1)} % apati anwo`,
};

export const corners: typeof en.corners = {
  advice: (chosen) =>
    `Plas chak wonn se sou yon kwen fèy la. Trennen oswa peze pou deplase youn. Chwazi: ${chosen}.`,
  keys: 'Ak klavye: sèvi ak flèch yo.',
  photograph: 'Miray ou, toupre fèy la',
  corners: ['Kwen anwo agoch', 'Kwen anwo adwat', 'Kwen anba adwat', 'Kwen anba agoch'],
  place: sheet.place,
};

export const wall: typeof en.wall = {
  advice: 'Nan vrè gwosè li. Trennen li nan plas li.',
  picture: (title) => `${title} sou miray ou`,
  hide: 'Kache fèy la',
  hang: 'Kwoke li',
  hanging: 'N ap kwoke li…',
  back: 'Tounen',
  share: 'Pataje',
  save: 'Anrejistre imaj la',
};

export const troubles: typeof en.troubles = {
  unreadable: 'Navigatè ou pa ka ouvri fichye sa a kòm imaj. Chwazi yon JPEG, PNG oswa WebP.',
  large: 'Imaj sa a twò gwo pou navigatè ou. Chwazi youn ki pa depase 50 Mo.',
  work: 'Nou pa t ka chaje tablo a. Tcheke koneksyon an epi peze ankò.',
  empty:
    'Navigatè ou pa t ka fè imaj la. Fèmen lòt onglè epi eseye ankò, oswa chwazi yon foto ki pi piti.',
  notShared: 'Imaj la pa pataje. Anrejistre li epi voye li ou menm.',
  mirrored:
    'Kwen sa yo lanvè. Mete wonn anwo agoch la sou kwen anwo agoch fèy la, epi kontinye nan sans zegwi yon mont.',
  crossed: 'De bò kwaze. Mete chak wonn sou pwòp kwen li sou fèy la.',
  unseen:
    'Nou pa wè bò yon fèy isit la, donk nou pa konnen gwosè a. Mete chak wonn sou yon kwen fèy la, oswa fè foto miray la ankò ak fèy la, ak pi bon limyè.',
  small: 'Fèy la twò piti pou mezire. Fè foto miray la pi pre, oswa ak plis piksèl.',
  pointed: 'Pa gen fèy ki gen kwen konsa. Tcheke chak wonn, oswa fè foto miray la pi anfas.',
};
