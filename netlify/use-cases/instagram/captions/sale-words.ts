/** What captions say of a sale in English, French and Kreyòl, without accents but in `saidReserved`. */

const sold = String.raw`(?:sold(?: out)?|vendue?s?|vann|vendid[oa]s?)(?!\p{L})`;
const home = String.raw`(?:found (?:a|its|her|his|their) (?:new |forever |loving )?home|a trouve (?:preneur|acquereur|une? |sa )|jwenn (?:yon )?(?:kay|met))`;
const painting = 'painting|artwork|piece|original|tableau|toile|oeuvre|tablo|penti';
const no = String.raw`(?:is|was|has|have|are|does|did|do|wo|ca)n['’]?t`;
const otherThing = 'frame|framing|cadre|kad|prints?|copies|cards?|posters?';

export const saidSold = new RegExp(String.raw`(?<!\p{L})(?:${sold}|${home})`, 'iu');

/** 'not sold', 'if sold', 'prints are sold', 'pou vann', 'sold separately', 'vendu sans cadre' */
export const saidOtherwise = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:still )?(?:not|never|${no})(?: yet| been| already)*|un|non|pas(?: encore| ete)*|(?:li )?(?:pa(?: ko| janm| anko)?|poko|pako|panko)|pou|[mn]? ?ap|kap|ka|pral|be|being|gets?|if|once|until|till|unless|when|before|(?:each|every|any)(?: \p{L}+)?|sera|seront|etre|si|(?:${otherThing})(?: (?:is|are|est|sont|la))?) ${sold}(?: yet)?`,
    String.raw`(?<!\p{L})${sold} (?:separately|individually|as is|as a (?:set|pair)|unframed|framed|rolled|unstretched|stretched|without|with (?:\p{L}+ )?(?:frame|certificate|mat|hardware|wire|stand)|avec (?:\p{L}+ )?(?:cadre|certificat)|sans|(?:non )?encadree?|separement|a part|roulee?|ak (?:ankadreman|kad)|san|apa)(?!\p{L})`,
    // A sale by comments: the first to write 'sold' buys.
    String.raw`(?<!\p{L})(?:comments?|type|write|say|reply|commente[zr]?|ecri\p{L}*|ekri)\P{L}{1,3}${sold}`,
    String.raw`(?<!\p{L})(?:unsold|invendue?s?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:not|never|${no}|until|till|once|when|if|pas|jusqu)(?!\p{L})[^\n.!?]*${home}`,
  ].join('|'),
  'giu',
);

/** A clause of no other words, or one that begins or ends with the mark. */
export const isMark = new RegExp(
  [
    String.raw`^(?:(?:now|already|just|all|deja|gentan|fin|li) )*${sold}(?: (?:already|now|deja))?$`,
    String.raw`^${sold} (?:to|in|at|last|today|yesterday|within|thanks?|merci|mesi|a|au|aux|en|hier|bay|nan|ye)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:is|s|was|been|got|it|this|one|est|ete|li|sa a|${painting}) (?:(?:now|already|just|officially|deja|been|gentan|fin) )*${sold}(?: (?:already|now|deja))?$`,
    home,
  ].join('|'),
  'iu',
);
export const isLoud = /(?<!\p{L})(?:S ?O ?L ?D|VENDUE?S?|VANN|VENDID[OA])(?!\p{L})/u;
export const isOfOther =
  /(?<!\p{L})(?:other|another|(?:first|last) (?:one|two|three|painting|piece)|autres?|premiere?|derniere?|lot|premye)(?!\p{L})/iu;

export const saidReserved =
  /(?<!(?:not|never|be|rights|droits|pas|pa|non|if|n['’]?t) )(?<!\p{L})(?:reserved|réservée?s?|rez[eè]ve|on hold|(?:sale|payment) pending|sous option|no longer available|plus disponible|pa disponib ankò)(?!\p{L})/iu;

/** The red dot of a gallery; among dots of other colours it is an ornament. */
export const isRedDot = /^[^🔴🟠🟡🟢🔵🟣🟤⚫⚪]*🔴[^🔴🟠🟡🟢🔵🟣🟤⚫⚪]*$/u;
