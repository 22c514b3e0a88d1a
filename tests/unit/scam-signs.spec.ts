import { test } from 'node:test';
import { expect } from '@playwright/test';
import { mostMessage } from '#shared/question-size';
import { scamSignsOf, scamWarning, type ScamSign } from '#shared/scam-signs';

/** Letters that were published as scams, shortened and without names. Their typical words are kept. */
const scams: [source: string, signs: ScamSign[], text: string][] = [
  [
    'a landscape painter in Australia, of their website',
    ['letter'],
    'Hi there, was browsing through the internet and my eyes caught this particular work, will like to have it for my new apartment probably this month. Please let me know if the piece is available.',
  ],
  [
    'a painter of the open air, 2010',
    ['letter'],
    'I was going through your works and my eyes caught Evening Light, i will like to have it. let me have the detailed price asap.',
  ],
  [
    'a guide for artists about letters on the internet',
    ['letter'],
    'Hope this message finds you well, my eyes caught some of your works for some spaces within my new house. kindly reply with your cell number.',
  ],
  [
    'a painter’s blog, 2016',
    ['letter'],
    'I actually observed my wife has been viewing your website on my laptop and i guess she likes your piece of work. Kindly confirm the availability for immediate sales.',
  ],
  [
    'a letter that many guides quote',
    ['letter'],
    'I’ve been on the lookout for some artworks lately in regards to I and my wife’s anniversary. I stormed on some of your works.',
  ],
  [
    'a French site about the trade of artists',
    ['check', 'letter'],
    'Bonjour ! Récemment, j’ai remarqué que ma femme consultait votre site Web sur mon ordinateur portable. Mon mode de paiement est par chèque bancaire certifié.',
  ],
  [
    'a painter’s blog, 2019: the surprise for the wife',
    ['check', 'forward', 'shipper'],
    'I want it to be a surprise for my wife. I will send the check overnight from my business account, and my shipper will come for the art. I have added an extra amount for the shipper, which you will send to him once the check is deposited.',
  ],
  [
    'a painter’s blog, 2019: the engineer offshore',
    ['check', 'more', 'forward', 'shipper'],
    'I work offshore and we are moving to the Philippines. A check will cover the cost of the painting and the movers’ fee. Deduct your money and send the balance to my mover, who takes it with my other belongings.',
  ],
  [
    'a painter’s journal, 2007',
    ['check', 'shipper'],
    'I will be happy to pay with a Certified US Cashier Check. I will give your contact information to my local cartage company to arrange shipping details.',
  ],
  [
    'an artist’s advice in Britain',
    ['check', 'forward', 'shipper'],
    'I’ll post a cheque this week. My shipping agent will collect: please transfer the extra money to my shipping agent through Western Union.',
  ],
  [
    'a directory of artists, 2005',
    ['check', 'forward'],
    'The cashier’s check is for $4,000 by mistake of my secretary. Kindly send via Western Union the remainder to the shippers.',
  ],
  [
    'a magazine of painting outdoors',
    ['check', 'more'],
    'I am out of the country. A mistake was made with the check. Deposit it, deduct the price of the painting, and mail a personal check for the balance.',
  ],
  [
    'a printmaker’s blog, 2015',
    ['check', 'more'],
    'My husband is sorry for the confusion, the business check is more than the price you told us. Cash it and wire back the difference.',
  ],
  [
    'a gallery in Britain',
    ['check', 'more'],
    'Our finance manager made the cheque out for too much. Please refund the overpayment to this account today and I will collect the works.',
  ],
  [
    'a society of pastel painters',
    ['check', 'more', 'forward'],
    'I am relocating soon. The certified check is in excess of the price. Use the extra funds to pay: send the extra funds to the moving company by Western Union.',
  ],
  [
    'a union of workers in France',
    ['check', 'more', 'forward', 'shipper'],
    'Mon chèque sera d’un montant supérieur au prix, pour couvrir les frais d’expédition. Vous voudrez bien reverser le surplus à mon transporteur.',
  ],
  [
    'the society of visual artists in France',
    ['check', 'more'],
    'Je ne peux finalement prendre que trois tableaux sur cinq. Mon chèque étant encaissé, merci de me rembourser la différence par virement.',
  ],
  [
    'an artist who collects scams, 2011: the card',
    ['forward', 'shipper'],
    'Run my credit card for the works and the shipping. Kindly help me pay my shipper, who takes no cards.',
  ],
  [
    'the same words in French: the card',
    ['forward', 'shipper'],
    'Débitez ma carte du tout, et vous paierez mon transporteur en espèces.',
  ],
  [
    'the same words in French: the shipper',
    ['check', 'shipper'],
    'JE PAIE PAR CHÈQUE DE BANQUE ET MON TRANSPORTEUR PASSERA CHEZ VOUS.',
  ],
  [
    'the same words in Kreyòl: the shipper',
    ['check', 'forward', 'shipper'],
    'M ap peye ak yon chèk sètifye. Tanpri voye rès lajan an bay transpòtè mwen an, se li k ap vin pran tablo a.',
  ],
  [
    'the same words in Kreyòl: the laptop',
    ['letter'],
    'Mwen wè madanm mwen ap gade sit ou a sou laptop mwen.',
  ],
  [
    'the same words in Kreyòl: the amount',
    ['check', 'more'],
    'Chèk la plis pase pri tablo a, tanpri voye rès lajan an tounen ban mwen.',
  ],
];

const honest: [about: string, text: string][] = [
  ['gift', 'I noticed my wife looking at this one on my laptop. Is it sold?'],
  ['own shipper', 'How do you transfer money to the shipping company in Haiti for a crate?'],
  ['own shipper', 'I can arrange my own courier to Brazil, if that is easier.'],
  ['own shipper', 'Please send the rest of the photographs to my agent in Paris.'],
  ['money', 'I think I paid twice by card. Could you send the extra back to my card?'],
  ['frame', 'Is it framed? And how deep is it?'],
  ['gift', 'This is a gift for my wife, a surprise for our anniversary. Can it arrive by June 4?'],
  [
    'gift',
    'My wife has been on your website all week. Which of the small ones would you give her?',
  ],
  [
    'gift',
    'C’est un cadeau pour ma femme, qui regarde votre site tous les jours. Livrez-vous à Lyon ?',
  ],
  ['gift', 'Se yon kado pou madanm mwen. Èske ou ka vlope l byen?'],
  ['it caught my eye', 'The blue one caught my eye at the fair in Jacmel. Is it still for sale?'],
  ['shipping', 'What does shipping to Montreal cost, and does the courier need a signature?'],
  ['shipping', 'Will you refund the difference if the shipping costs less than you think?'],
  ['shipping', 'Do I pay the customs charges to the courier, or are they in the price?'],
  [
    'shipping',
    'Combien coûte la livraison ? Faut-il payer des frais au transporteur à la réception ?',
  ],
  ['shipping', 'Konbyen lajan m ap bay transpòtè a lè tablo a rive Miami?'],
  ['shipping', 'Does it fit in a suitcase, or will the airline charge for excess baggage?'],
  ['shipping', 'Dois-je donner les frais de douane au transporteur ?'],
  ['shipping', 'Is there an additional charge for the shipping company if nobody is at home?'],
  [
    'own shipper',
    'Our gallery has an account with FedEx. May our shipper collect it from your studio?',
  ],
  [
    'own shipper',
    'Mon transporteur peut-il passer à l’atelier ? Il vient à Port-au-Prince chaque mois.',
  ],
  ['a relative', 'My brother lives in Pétion-Ville and can pick it up. May he pay on my behalf?'],
  ['a relative', 'Kouzen mwen ap vin chèche tablo a samdi. Èske l ap pare?'],
  ['instalments', 'Could I pay half now and send the balance in March?'],
  [
    'instalments',
    'I can send you a check for the deposit and send the rest in two parts. Is that fine?',
  ],
  ['instalments', 'Could you tell me the balance that I still owe, and send me the link again?'],
  [
    'instalments',
    'Puis-je payer en trois fois ? Un chèque pour l’acompte, et je vous vire le reste en mai.',
  ],
  ['instalments', 'Èske m ka peye an de fwa? M ap voye rès lajan an pou ou nan mwa mas.'],
  ['move', 'We are moving into a new apartment in May. Could you keep it until then?'],
  ['move', 'We move to London this summer and would like to take a painting of home with us.'],
  ['move', 'Nous déménageons en septembre. Pouvez-vous garder le tableau jusque-là ?'],
  ['check', 'Do you take a check? I do not like cards on the internet.'],
  ['check', 'Our church pays by check only and needs a receipt for taxes. Is that possible?'],
  ['check', 'Could you check whether it is still there, and check the size once more?'],
  ['check', 'Acceptez-vous les chèques ? J’ai une banque française.'],
  ['check', 'Èske ou aksepte chèk oswa MonCash?'],
  ['money', 'Can I pay through Western Union or MoneyGram? My bank does not have Zelle.'],
  ['money', 'Is $400 more than the price of two years ago? I do not want to overpay.'],
  ['money', 'Sa se twòp lajan pou mwen. Èske gen youn ki pi piti?'],
  ['money', 'Is a Zelle payment over that amount possible, or in two parts?'],
  ['price', 'Is the price negotiable if I take two? I can pay with Zelle today.'],
  ['studio', 'May I visit the studio next week? We are in Haiti until Sunday.'],
  ['nothing', ''],
];

/** One phrase alone, as the letters above have several. */
const alone: [sign: ScamSign, text: string][] = [
  ['more', 'Please refund the overpayment to this account.'],
  ['more', 'Once the check is cashed, wire back the difference.'],
  ['more', 'Le chèque est d’un montant supérieur au prix.'],
  ['more', 'Vous pourrez me renvoyer l’excédent.'],
  ['more', 'Chèk la ap plis pase pri tablo a.'],
  ['more', 'Voye rès la tounen ban mwen.'],
  ['forward', 'Kindly send the cash to the mover on Friday.'],
  ['forward', 'You will wire his fee to my courier.'],
  ['forward', 'The check will include the movers’ fee.'],
  ['shipper', 'I pay by check, and a shipper will pick it up.'],
  ['letter', 'Please confirm the availability for immediate sales.'],
  ['letter', 'I noticed my wife going through your website on her laptop.'],
];

test('letters that were published as scams have their signs, in three languages (rule 69)', () => {
  const found = scams.map(([source, , text]) => [source, scamSignsOf(text)]);
  expect(found).toEqual(scams.map(([source, signs]) => [source, signs]));
  for (const [sign, text] of alone) expect(scamSignsOf(text), text).toContain(sign);
});

test('no honest question reads like one: gifts, shipping, instalments, a move, a check (rule 69)', () => {
  expect(honest.length).toBeGreaterThanOrEqual(30);
  expect(honest.filter(([, text]) => scamSignsOf(text).length > 0)).toEqual([]);
});

test('accents, capitals, apostrophes and marks that nobody sees hide no sign (rule 69)', () => {
  for (const [, signs, text] of scams)
    for (const typed of [
      text.toUpperCase(),
      text.normalize('NFD'),
      text.replaceAll('’', "'"),
      text.replaceAll(' ', '  \n'),
      text.replaceAll('e', 'e\u200b'),
    ])
      expect(scamSignsOf(typed), typed).toEqual(signs);
});

test('the sentence names the signs and accuses nobody (rule 69)', () => {
  const words = scams.map(([, , text]) => scamWarning(text));
  expect(new Set(words.map((one) => one?.slice(0, 30)))).toEqual(
    new Set(['This reads like a known scam: ']),
  );
  expect(scamWarning(scams[3]![2])).toBe(
    'This reads like a known scam: words that many artists were sent. It may still be honest.',
  );
  expect(scamWarning(scams[6]![2])).toBe(
    'This reads like a known scam: a check, money to pass on, and a shipper of their own. It may still be honest.',
  );
  expect(scamWarning(scams[8]![2])).toBe(
    'This reads like a known scam: a check and a shipper of their own. It may still be honest.',
  );
  expect(scamWarning(honest[0]![1])).toBeNull();
});

test('no text of a stranger takes long to read', () => {
  const pieces = [
    'send ',
    'send money to ',
    'check send the ',
    'a ',
    'my wife observed ',
    'deduct price ',
  ];
  for (const piece of pieces) {
    const text = piece.repeat(mostMessage).slice(0, mostMessage);
    const from = performance.now();
    scamSignsOf(text);
    expect(performance.now() - from, piece).toBeLessThan(250);
  }
});
