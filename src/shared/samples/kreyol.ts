import type { SampleWords } from './sample-words.ts';

export const kreyol: SampleWords = {
  artworks: {
    'jou-mache': {
      title: 'Jou Mache',
      description:
        'Jounen an kòmanse lè panye yo leve, epi tout plas la sanble ap mache nan menm pa ak fanm an wouj la. Solèy apremidi pase nan pousyè a, li lonje lonbraj vyolèt yo, epi li kite lò li sou chak mango.',
      technique: 'Akrilik sou twal',
    },
    'bato-anba-loraj': {
      title: 'Bato anba Loraj',
      description:
        'Yo rekoud vwal yo tèlman souvan, yo tounen kat tout vwayaj yo fè. Loraj la gwo anpil epi bato yo piti, men chak bato kenbe wout li bò sèl ti bann limyè sa a.',
      technique: 'Lwil sou twal',
    },
    tanbouye: {
      title: 'Tanbouyè',
      description:
        'Limyè a soti anba, y ap jwe ak je fèmen, chak moun ap koute men lòt yo. Jòn tè, wouj ak endigo kenbe kadans lan, epi dèyè yo lannwit la gentan kòmanse danse.',
      technique: 'Akrilik sou twal',
    },
    choublak: {
      title: 'Choublak',
      description:
        'Yon sèl flè ranpli maten an. Petal li yo poze an long tras penso, soti nan kè fonse a rive sou bò yo. Wanga nègès la rete jis tan yon penso bezwen.',
      technique: 'Lwil sou twal',
    },
    'lannwit-sou-mon-yo': {
      title: 'Lannwit sou Mòn yo',
      description:
        'Dèyè chak fenèt gen yon moun ki poko dòmi, epi wout la mare yo ansanm tankou yon fil. Ble sou ble, mòn yo tonbe dòmi youn apre lòt, epi lalin nan se dènye lanp ki limen.',
      technique: 'Akrilik sou twal',
    },
  },
  pages: {
    home: { description: 'Kote travay enjenyè ak kreyasyon kontre' },
    artist: { title: 'Atis la', description: 'Yon lavi ant de zile ak de metye.' },
    process: {
      title: 'Kijan sa fèt',
      description: 'Depi premye liy lakrè a rive nan dènye kouch la.',
    },
    inspirations: { title: 'Enspirasyon yo', description: 'Kote tablo yo soti.' },
    'news & blog': { title: 'Jounal', description: 'Paj ki soti nan kaye atis la.' },
    about: {
      title: 'Kiyès mwen ye',
      description:
        'Mwen aprann gade de fwa: premye fwa a kòm enjenyè, ki mande sa ki kenbe yon bagay kanpe, epi kòm pent, ki mande poukisa nou pa ka wete je nou sou li.',
    },
    contact: { title: 'Kontak' },
    terms: { title: 'Kondisyon' },
    privacy: { title: 'Konfidansyalite' },
  },
  sections: {
    about: [
      {
        title: 'Jakmèl',
        content:
          'Mwen fèt Jakmèl, sou kòt sid Ayiti, nan yon kay ak fenèt ble, anwo yon lakou kote grann mwen te konn vann mango pa douzèn ak konsèy pa èdtan. Chak samdi, wout anba kay la te tounen yon rivyè mouchwa ak panye. Mwen te desine l sou tout sa ki te plat: resi, sache siman, do plan papa m yo.\n\nPapa m te konn bati pon. Li montre m yon liy gen pwa, tout chay dwe ale yon kote, epi ou pa fè yon koulè konfyans anvan ou wè l anba lapli.',
        imageAlt: 'Fanm ap pote panye mango ak zoranj sou tèt yo nan yon plas mache plen solèy.',
      },
      {
        title: 'De metye',
        content:
          'Mwen vin enjenyè tou. Pandan douz an mwen kalkile twati ak rezèvwa dlo lajounen, epi mwen penn lannwit, radyo a limen, lanp lan twò pre twal la. Moun te konn mande m kilès nan de yo ki te vrè travay la. Mwen pa janm jwenn kouti a. Yon konpozisyon kanpe oswa tonbe tankou yon chapant: wete yon moso, epi ou aprann sa l t ap pote.\n\nEpi yon vwazin achte yon tablo tanbouyè yo, li pote l lakay li sou tèt li, li kwoke l nan kizin li. Mwen al wè l la. Se te mi ki te gen pi bèl limyè nan kay la. Semèn apre a, mwen debarase tab desen an.',
        imageAlt: 'Twa tanbouyè ak je fèmen bò yon dife lannwit.',
      },
      {
        title: 'Kijan m penn kounye a',
        content:
          'Dousman, epi depi nan fon an. Premyèman yon fon cho, apre sa gwo plas koulè, apre sa tras penso ki suiv fòm nan epi ki vin pi piti lè yo pwoche sa ki enpòtan. Mwen kite yon ti kras nan fon an parèt. Yon tablo dwe di kijan yo fè l.\n\nSijè yo se sa m te toujou genyen: mache a, bato yo, tanbou yo, jaden an ak mòn yo lannwit, lè chak fenèt limen se yon moun ki poko dòmi. Chak zèv egziste yon sèl fwa. Mwen siyen l, mwen vlope l ak men m, epi li toujou fè m yon ti lapenn wè l ale.',
        imageAlt: 'Senk ti bato vwal anba gwo nyaj loraj.',
      },
    ],
    artist: [
      {
        title: 'Enjenyè a',
        content:
          'Douz an twati, rezèvwa ak ti pon sou kòt sid la. Sa ki rete nan tan sa a se yon règ an fè, respè pou pwa, ak abitid desine yon bagay sou twa bò anvan w kwè ladan l.',
      },
      {
        title: 'Atis la',
        content:
          'Li aprann pou kont li, nan konpayi tout moun ki te penn yon mache nan memwa. Akrilik lè koulè a dwe pale fò, lwil lè li dwe tann. Gen zèv ki kwoke nan kizin, nan de lekòl, nan yon klinik ak nan yon biwo feri.',
      },
    ],
    process: [
      {
        title: 'Lakrè',
        content:
          'Premye desen an se lakrè sou yon fon cho, epi souvan li pa bon. Li rete sou mi an yon semèn. Sa ki toujou sanble bon dimanch la ka kenbe plas li.',
      },
      {
        title: 'Gwo plas koulè',
        content:
          'Apre sa vini gwo plas koulè yo, poze vit ak yon penso ki laj tankou yon men. Depi lòt bò pyès la, tablo a dwe gentan kanpe, sinon pa gen detay k ap sove l.',
      },
      {
        title: 'Tras penso',
        content:
          'Apre sa vini tras penso ki suiv fòm nan, chak kouch pi piti pase sa ki anvan an, epi pa janm toupatou. Fon an kontinye klere kote anyen p ap pase.',
      },
    ],
    inspirations: [
      {
        title: 'Wout la samdi',
        content:
          'Menm wout la vid sis jou nan semèn nan. Setyèm jou a, li pote plis koulè pase jaden botanik la, epi chak panye se yon konpozisyon yon moun balanse anvan solèy leve.',
      },
      {
        title: 'Tan an sou bè a',
        content:
          'Yon loraj anonse tèt li an ble, apre sa nan yon ble ki pa gen non. Pechè yo li l alè. Atis la, dabitid, li mouye.',
      },
      {
        title: 'Fenèt yo lannwit',
        content:
          'Depi sou teras la ou ka konte yo jiskaske dòmi pran ou. Yo tout menm jòn nan, epi pa gen de ki sanble.',
      },
    ],
    'news & blog': [
      {
        title: 'Yon lèt ki soti Gonayiv',
        content:
          'Yon pwofesè ekri m pou di klas li kwoke yon kat postal tanbouyè yo anwo tablo nwa a, epi sa ki agoch la rele Ti Jan kounye a. Yo mande ki sa l ap jwe. Mwen reponn mwen te toujou kwè se yon yanvalou dousman, men se Ti Jan ki pou deside.',
        imageAlt: 'Tanbouyè ak gwo tanbou lannwit, nan limyè yon dife.',
      },
      {
        title: 'Choublak la genyen',
        content:
          'Twa maten mwen rive twò ta nan jaden an, flè a te gentan fèmen sou mwen. Katriyèm maten an, wanga nègès la te la deja, epi li gade m tankou se dòmi m t ap dòmi.',
        imageAlt: 'Flè choublak wouj ak yon wanga nègès.',
      },
      {
        title: 'Ble ankò',
        content:
          'Mwen melanje sèt ble pou loraj la, mwen sèvi ak senk. De ki rete yo se pou yon syèl mwen poko rankontre.',
        imageAlt: 'Bato vwal anba gwo nyaj loraj ble.',
      },
    ],
    contact: [
      {
        content: `Poze yon kesyon sou yon zèv, yon pèman, yon livrezon, oswa yon tablo ou ta renmen wè fèt. Bay tit la oswa nimewo kòmand lan, epi ou jwenn yon repons nan de jou travay.

Imèl: [studio@atelye.example](mailto:studio@atelye.example)

Ou ka vizite atelye a lè samdi, sou randevou.`,
      },
    ],
    terms: [
      {
        content: `## Sa ou achte

Chak tablo se yon orijinal epi li egziste yon sèl fwa. Koulè sou yon ekran pre koulè ki sou twal la, men yo pa janm menm jan nèt.

## Pri ak pèman

Pri yo an dola ameriken. Ou peye ak kat oswa pa transfè bank. Pèman ak kat pa rezève anyen davans. Yon kòmand pa transfè bank rezève tablo li jiska lè li di a; si lè sa a pase san pèman, lòt moun ka achte tablo a ankò.

Si de moun peye pou menm tablo a, premye pèman an konte, epi yo pa pran lajan lòt moun nan.

## Livrezon

Yo vlope tablo a ak men epi yo voye l nan adrès ou bay la. Ou resevwa yon nimewo swivi depi li pran wout.

## Si ou chanje lide

Ekri nan katòz jou apre tablo a rive. Voye l tounen nan menm anbalaj la, epi ou jwenn ranbousman pri a.`,
      },
    ],
    privacy: [
      {
        content: `## Lè ou ap gade

Sit la pa mete okenn cookie pou piblisite epi li pa konte vizit. Panye ou viv nan paj la epi li disparèt lè ou fèmen l. Navigatè ou note ou te louvri yon foto, panye a oswa pèman an isit la, pou yo ka louvri pi vit pwochen fwa, epi li kenbe sa ou tape nan pèman an jiskaske ou fèmen paj la; okenn lòt sit pa ka li sa. Se sèlman yon koneksyon ki pa mache nan administrasyon boutik la yo ekri ansanm ak adrès rezo kote l soti a.

## Lè ou achte

Nou kenbe non ou, imèl ou, adrès livrezon an ak sa ou achte, paske san yo okenn tablo pa ta ka rive jwenn ou. Yon cookie ak yon nòt nan navigatè ou, se sèl sit sa a ki ka li yo, sonje yon tablo rezève pou ou.

Se Stripe ki okipe pèman ak kat. Nimewo kat ou pa janm rive sou sit sa a.

## Lè ou poze yon kesyon

Nou kenbe kesyon ou ansanm ak non ou ak imèl ou pou nou reponn, pa plis pase yon ane.

## Dwa ou

Mande sa nou konnen sou ou, fè korije l, oswa fè efase l lè lalwa pa fòse nou kenbe l ankò. [Ekri nou](/ht/contact).`,
      },
    ],
  },
};
