import type * as en from '../../en/islands/certificate.ts';

export const certificate: typeof en.certificate = {
  title: 'Sètifika otantisite',
  print: 'Enprime sètifika a',
  printAll: 'Enprime sètifika yo',
  awaited: 'Sètifika otantisite a fèt lè kòmand ou nan wout.',
  oneSheet: 'Chak tablo gen pwòp fèy pa li, A4 oswa Letter. Enprime li an koulè sou bon papye.',
  none: {
    title: 'Pa gen sètifika isit la',
    text: 'Li fèt lè yon kòmand nan wout, epi li pa bon ankò si kòmand lan anile.',
    write: 'Ekri nou',
  },
  statement: 'Mwen fè zèv sa a ak men m. Se yon orijinal.',
  signature: 'Siyati ak dat',
  signed: 'Fèy ki siyen an ap vwayaje ak tablo a.',
  number: 'Nimewo',
  signs: 'Kòd',
  issued: 'Bay le',
  check: 'Verifye li sou',
  code: (number) => `Kòd QR pou verifye ${number} nan boutik la`,
  picture: (title, painter) => `${title}, zèv ${painter}`,
  painter: 'Atis',
};

export const verify: typeof en.verify = {
  title: 'Verifye yon sètifika',
  field: 'Nimewo ak kòd',
  hint: 'Jan yo ekri sou sètifika a, tankou C-2026-0042-K7M4QXAH.',
  malformed: 'Sa a se pa yon nimewo ak kòd li. Gade anba nèt sou sètifika a.',
  check: 'Verifye',
  checking: 'N ap mande boutik la',
  another: 'Verifye yon lòt sètifika',
  states: { genuine: 'Otantik', withdrawn: 'Anile', unknown: 'Enkoni' },
  words: {
    genuine: 'Atis la bay tablo sa a sètifika a:',
    withdrawn: 'Sètifika sa a pa valab ankò. Se tablo sa a ki te genyen li:',
    unknown: 'Boutik la pa bay okenn sètifika ak nimewo sa a ak kòd sa a.',
  },
  limits:
    'Se pawòl atis la. Pèsonn pa egzamine twal ki devan ou a: konpare li ak foto a, gwosè a ak siyati a.',
  unreachable: 'Boutik la pa reponn. Tanpri eseye ankò nan yon minit.',
  tryAgain: 'Eseye ankò',
};
