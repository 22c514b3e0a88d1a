const minimum = 0.5;
const maximum = 999_999.99;

/** 150, 1,200.50, 1 200, 1.200,50 */
const figure = String.raw`\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const dollars = String.raw`\$ ?(?:us|ca)?|usd|dollars?|dola`;
const label = String.raw`(?:price|prix|pri)\b[ \t]*(?:is|est|se)?[ \t]*[:=]?`;

/** With a sign or word before or after; after 'Price:' a bare number counts. */
const amount = new RegExp(
  [
    String.raw`(?:us ?\$|\$|usd) ?(?<before>${figure})`,
    String.raw`(?<![\d.,$])(?<behind>${figure}) ?(?:${dollars})(?![\p{L}\d])`,
    String.raw`\b${label} ?(?<labelled>${figure})(?! ?(?:€|eur|htg|goud|gdes?|x|×|cm|k\b))`,
  ].join('|'),
  'giu',
);

/** Amounts that are not the price: shipping and discounts. */
const isOther =
  /^(?![^\n]{0,12}\b(?:free|with|incl|gratuit|offert|gratis))[^\n\d$]{0,12}\b(?:shipping|livraison|livrezon|delivery|off|de remise|de rabais|rabe)\b/iu;
const isOtherBefore =
  /(?:shipping|livraison|livrezon|delivery|remise|rabais|prints?|impressions?|from|was|avant|te)[ \t:]*(?:de |from )?$/iu;

/** In dollars as stored ('150', '1200.50'), or null. */
export function findPrice(caption: string): string | null {
  for (const match of caption.matchAll(amount)) {
    const { before, behind, labelled } = match.groups ?? {};
    const rest = caption.slice(match.index + match[0].length);
    if (isOther.test(rest) || isOtherBefore.test(caption.slice(0, match.index))) continue;
    const price = toPrice(before ?? behind ?? labelled ?? '');
    if (price) return price;
  }
  return null;
}

export function withoutPrice(text: string, mark = ''): string {
  return text.replace(amount, mark);
}

function toPrice(text: string): string | null {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/s.exec(text) ?? [];
  const value = Number(`${whole.replace(/\D/g, '')}.${cents}`);
  if (value < minimum || value > maximum) return null;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
