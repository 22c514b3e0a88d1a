/**
 * What stands beside prices in English, French and Kreyòl, in small letters and without accents. A word that is in no list makes a
 * price unsure.
 */

export const dollarsBefore = String.raw`\$(?: ?usd?(?!\p{L}))?|(?<!\p{L})(?:u\.?s\.? ?\$|u\$s|usd ?\$?)`;
export const dollarsAfter = String.raw`\$(?: ?usd?(?!\p{L}))?|us ?\$|usd(?!\p{L})|dollars?(?!\p{L})|dola(?!\p{L})`;
export const foreignBefore = String.raw`(?<!\p{L})(?:[a-z]{1,3}\$|(?:rd|ca|cad|au|aud|mx|nz|hk) \$|(?:eur|gbp|cad|aud|htg|dop|mxn|chf|jpy|brl|nzd|xof|gdes?|gourdes?)(?!\p{L}))|(?!\$)\p{Sc}`;
export const foreignAfter = String.raw`(?!\$)\p{Sc}|(?:eur|euros?|gbp|pounds?|cad|aud|htg|gourdes?|gouds?|gdes?|gds|dop|pesos?|mxn|chf|francs?|jpy|yens?|brl|reais|nzd|xof)(?!\p{L})`;
export const thousands = String.raw`k|mil|mille|thousand|hundred|grand|m|millions?|million`;

/** 'Prix : 900' needs no sign of dollars. */
export const labelBefore =
  /(?<!\p{L})(?:price|prix|pri)(?: (?:is|est|se|a se|li se))? ?[:=-]? ?$/iu;

/** Between the beginning of a clause and the price. */
export const wordsBefore = words(`
  price prices priced asking ask cost costs total final listed selling reduced sale buy own bring take get yours your you my our
  of special is are at for only just now today still to the this it its s i m and a new in here home can us usd dm sold available original
  painting artwork art work piece framed unframed signed ready hang / @ oil acrylic watercolor watercolour
  prix pri est de vente a pour l la le cet cette ce mon notre et au seulement maintenant vendre vendu vendue disponible coute net ttc
  ferme fixe originale toile tableau oeuvre œuvre peinture encadre encadree signe signee huile acrylique aquarelle papier
  se li koute pou selman kounye an ak vann disponib orijinal tablo travay penti sa mwen lwil akrilik
`);

/** Between the price and the end of its clause. */
export const wordsAfter = words(`
  usd us dollars american obo firm only total net incl excl framed unframed shipped signed ready to hang buy purchase dm me message
  inbox available original with within without or best at my link bio inquire contact & offer for the this it in is and / holidays holiday
  painting artwork takes home via paypal zelle cash sold
  ttc fixe ferme seulement vendre vente en pour disponible encadre encadree l originale mp prive
  americain americains negociable cette toile ce tableau vendu vendue
  ameriken meriken vet selman disponib ankadre pou sa ekri mwen m vann
`);

const extra = String.raw`(?:shipping|delivery|postage|handling|tax(?:es)?|tx|livraison|frais(?: de)? (?:port|livraison|envoi)|livrezon|frame|framing|cadre|kad|ankadreman)`;

/** Something is part of the price. */
export const inclusion = new RegExp(
  String.raw`(?<!\p{L})(?:ships? free|(?:free|includ\w+|incl|with(?:out)?|no|avec|sans|ak|san) (?:\p{L}+ )?${extra}|${extra} (?:(?:is|are|est|se) )?(?:included|incl|inclus\w*|compris\w*|free|gratuite?s?|offerte?s?|gratis|ladan))(?!\p{L})`,
  'giu',
);
/** After a price: something is paid besides. */
export const addition = new RegExp(
  String.raw`(?:(?<!\p{L})(?:plus|plis|and|et|ak|excluding|excl|hors|not including)|\+) (?:\p{L}+ )?${extra}(?!\p{L})|(?<!\p{L})${extra} (?:(?:is|are|est) )?(?:not included|non (?:compris|inclus)\w*|extra|additional|en sus|en plus|sold separately|apa)(?!\p{L})`,
  'giu',
);
export const additionAhead = String.raw`(?:\+|(?<!\p{L})pl[ui]s)(?=\s*(?:[$\d]|${extra}))`;

/** An amount beside these, or right after them, is not the price. */
export const isExtra = pattern(extra, 'ships?|frais|port|envoi|insurance|assurance');

export const endsWithExtra = new RegExp(
  String.raw`(?<!\p{L})${extra}(?: (?:is|are|available|optional|disponible))?\P{L}*$`,
  'iu',
);

/** An amount beside these is not the price; one that follows later may not be. */
export const isGoods = pattern(
  'prints?|giclees?|posters?|reproductions?|(?:gift|greeting|post) ?cards?|postcards?|stickers?|mugs?|totes?|t-?shirts?|calendars?',
  'impressions?|affiches?|cartes? (?:postales?|cadeaux?)|bons? cadeaux?|copies?|kopi|enpresyon|repwodiksyon|kat kado',
  'deposits?|down ?payment|acomptes?|arrhes|depo|avans',
);

/** An amount beside these is not the price. */
export const isOther = pattern(
  'workshops?|class(?:es)?|tickets?|entry|admission|commissions?|billets?|tike',
  'payments?(?! plan)|instal?lments?|monthly|(?:per|a) month|mensualites?|versements?|par mois|vesman|pa mwa|chak mwa',
  'was|were|before|old price|original(?:ly)? price|regular|retail|instead of|(?:reduced|down) from',
  'avant|etait|ancien prix|prix initial|au lieu de|te|anvan|olye',
  'value|valued|worth|appraised|insured|estimated|valeur|vaut|evaluee?|estimee?|assuree?|vale|vo',
  '(?:each|every|the|this) sale|donat\\w+|charity|proceeds|fundraiser|chaque vente|dons?|chak vant',
);

/** Beside an amount these outweigh what was named before. */
export const isOfOriginal = pattern(
  'original(?! price)|originale|orijinal|painting|tableau|tablo|total|now|yours for|maintenant|kounye a',
);

/** The full stop of an abbreviation ends no sentence. */
export const isEstimate = /(?<!\p{L})(?:approx|env|anv|est|max|min|ca)\. ?$/iu;

/** After the price and beside other goods. */
export const isAlsoThere = pattern('available|also|too|disponib\\w*|aussi|tou');

/** Anywhere in a caption these make its price unsure. */
export const doubtful = pattern(
  'bids?|bidding|auctions?|raffle|tombola|encheres?|mise a prix|ankan|raf',
  'deposits?|down ?payment|layaway|instal?lments?|acomptes?|versements?|depo|balance due|(?:per|a|each) month|monthly|par mois|pa mwa',
  'half price|half off|moitie prix|\\d+ ?% ?(?:off|discount|de (?:remise|rabais|reduction)|rabe)|rabais|rabe',
  'cad|canadian|canadiens?|aud|euros?|eur|htg|gourdes?|goud|pesos?|mxn|dola ayisyen|dollars? haitiens?',
);

const notForSale = 'not for sale|nfs|pas a vendre|pas en vente|pa pou vann';

/** The painter keeps the painting. */
export const isKept = pattern(notForSale);

/** The painting has no price here. */
export const unpriced = pattern(
  notForSale,
  'price (?:on|upon) (?:request|demand)|(?:dm|message|contact|email|ask|inquire|write)(?: me| us)? (?:for|about) (?:the )?price(?! list| of)',
  'prix sur demande|pri sou demann|ekri (?:m|mwen) pou pri',
);

/** An unquoted title without these may stand right before the price. */
export const isAboutMoney = pattern(
  'goal|pair|set|lot|materials|fois|fwa|visit|record|remise|mise|reserve|hold|more|less|least|max|min|add|pay|prices?|from|starting|starts|over|under|about|around|up to|each|per|fee|raised|save|win|won|prize|cost|half|a partir|des|environ|depi',
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

function pattern(...alternatives: string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${alternatives.join('|')})(?!\p{L})`, 'iu');
}
