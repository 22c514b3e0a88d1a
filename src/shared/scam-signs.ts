import { fold } from './find.ts';

/** In the order in which the sentence names them. */
const signs = ['check', 'more', 'forward', 'shipper', 'letter'] as const;
export type ScamSign = (typeof signs)[number];

/** Words of one meaning; `_` is a blank. */
const wordsFor: Record<string, string> = {
  MOVER: 'shippers?|movers?|(shipping|moving|freight|pick_?up)_agents?',
  SHIPPER: 'MOVER|(shipping|moving|cartage|freight|logistics)_(company|companies)',
  CARRIER: 'SHIPPER|couriers?|carriers?',
  MY: 'my|our|his|her',
  REST: 'rest|balance|difference|remain(der|ing)|excess|overage|over_?payment|surplus|extra',
  MONEY: 'REST|money|cash|funds?|fees?|amount|sum',
  SEND: 'send(ing)?|sent|forward|wire|transfer|remit|mail',
  TRANSPORTEUR:
    'transporteurs?|demenageurs?|transitaires?|coursiers?|(compagnie|societe|agence|entreprise)_de_(transport|demenagement|livraison)',
  MON: 'mon|notre|mes|nos',
  ARGENT: 'argent|sommes?|reste|differences?|surplus|excedent|frais|montant|solde|trop_percu',
  RENDRE: '(revers|renvo|renvoy|rembours|restitu|retourn)[a-z]*',
  TRANSPOTE: 'transpote|demenaje|(ajan|konpayi)_(transpo|demenajman|livrezon)',
  LAJAN: 'lajan|kob|res|rest|diferans|sipli',
  VOYE: 'voye|bay|remet|renmet|transfere|retounen|peye',
};

/**
 * The phrases of a sign. `|` separates words that mean the same, `..` stands for two words at most, `...` for eight. `isEnough`: one phrase
 * makes the text read like a scam. Of the others it needs two signs, because honest buyers pay by check, or have a shipper.
 */
const table: Record<ScamSign, { says: string; isEnough: boolean; phrases: string[] }> = {
  check: {
    says: 'a check',
    isEnough: false,
    phrases: [
      'cheques?|chek|money_orders?|cashiers?_(s_)?checks?|mandat_(postal|cash)',
      'a|an|the|by|my|your|certified|bank|business|company|personal|paper checks?',
    ],
  },
  more: {
    says: 'more money than the price',
    isEnough: true,
    phrases: [
      'checks?|cheques?|money_orders? .. more_than|in_excess_of .. price|cost|amount|total',
      'deduct .. price|cost|amount|money ... ... REST',
      'refund|return|SEND .. overage|over_?payment|excess_(amount|funds|money)',
      'checks?|cheques? ... ... refund|return|(send|wire|mail|pay|transfer)(_me|_us)?_back .. REST',
      'cheques? .. .. superieure?|plus_eleve .. prix|montant|somme',
      'RENDRE .. excedent|surplus|trop_(percu|verse)',
      'cheques? ... RENDRE .. difference|reste|somme|solde',
      'chek .. plis .. pase .. pri|vale',
      'VOYE .. res|rest|diferans|sipli .. tounen|ban_mwen|ban_m',
    ],
  },
  forward: {
    says: 'money to pass on',
    isEnough: true,
    phrases: [
      'SEND ... REST ... to MY|the SHIPPER',
      'SEND ... money|cash|funds? ... to MY|the MOVER',
      'SEND ... MONEY ... to MY .. CARRIER',
      'extra|additional amount|money|cash|funds? for MY|the SHIPPER',
      'checks?|cheques?|money_orders? .. cover|covers|include|includes|including ... MY|the SHIPPER',
      'you|please|kindly|help ... pay .. MY CARRIER',
      'RENDRE|remettre|remettez|envoyer|envoyez|transferer|virer ... ARGENT ... a|au|aux|a_l|a_mon|a_notre TRANSPORTEUR',
      'vous ... payer|paierez|regler|reglerez .. MON TRANSPORTEUR',
      'VOYE ... LAJAN ... TRANSPOTE .. mwen|pa_m|m_nan|nou',
    ],
  },
  shipper: {
    says: 'a shipper of their own',
    isEnough: false,
    phrases: [
      'MY .. CARRIER',
      'SHIPPER ... pick|collect|come',
      'MON .. TRANSPORTEUR',
      'TRANSPOTE .. mwen|pa_m|m_nan|nou',
    ],
  },
  letter: {
    says: 'words that many artists were sent',
    isEnough: true,
    phrases: [
      'my eyes?_caught',
      'available|availability .. immediate_sales',
      'observed|noticed ... wife|husband|fiancee? ... your .. website|site|page|works ... laptop|computer',
      'lookout_for_some art_?works?',
      'femme|mari ... votre ... mon ordinateur|portable|laptop',
      'madanm|mari ... sit_ou ... laptop|odinate',
    ],
  },
};

const patterns = Object.fromEntries(
  signs.map((sign) => [sign, table[sign].phrases.map(patternOf)]),
) as Record<ScamSign, RegExp[]>;

/** Returns the signs of a known scam in a text, [] for a text that does not read like one (rule 69). */
export function scamSignsOf(text: string): ScamSign[] {
  const words = ` ${fold(text).replace(/[^a-z0-9]+/g, ' ')} `;
  const found = signs.filter((sign) => patterns[sign].some((pattern) => pattern.test(words)));
  return found.length > 1 || found.some((sign) => table[sign].isEnough) ? found : [];
}

/** Returns the sentence for the painter, null for a text that does not read like a known scam. */
export function scamWarning(text: string): string | null {
  const found = scamSignsOf(text).map((sign) => table[sign].says);
  if (found.length === 0) return null;
  return `This reads like a known scam: ${listWords(found)}. It may still be honest.`;
}

function listWords(words: string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}

function patternOf(phrase: string): RegExp {
  const steps = phrase.split(' ').map((step) => {
    if (step === '..') return '(?:[a-z0-9]+ ){0,2}?';
    if (step === '...') return '(?:[a-z0-9]+ ){0,8}?';
    return `(?:${spellOut(step)}) `;
  });
  return new RegExp(` ${steps.join('')}`);
}

function spellOut(step: string): string {
  const spelt = step.replace(/[A-Z]+/g, (name) => wordsFor[name]!);
  return spelt === step ? step.replaceAll('_', ' ') : spellOut(spelt);
}
