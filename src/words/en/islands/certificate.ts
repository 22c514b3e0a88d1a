export const certificate = {
  title: 'Certificate of authenticity',
  print: 'Print the certificate',
  printAll: 'Print the certificates',
  awaited: 'The certificate of authenticity is issued when your order is on its way.',
  oneSheet: 'Each work has its own sheet, A4 or Letter. Print it on good paper and in colour.',
  none: {
    title: 'There is no certificate here',
    text: 'It is issued when an order is on its way, and ends with a cancelled order.',
    write: 'Write to us',
  },
  statement: 'I made this work by hand. It is an original.',
  signature: 'Signature and date',
  signed: 'The signed sheet travels with the painting.',
  number: 'Number',
  signs: 'Code',
  issued: 'Issued',
  check: 'Check it at',
  code: (number: string) => `QR code that checks ${number} at the shop`,
  picture: (title: string, painter: string) => `${title} by ${painter}`,
  painter: 'Painter',
};

export const verify = {
  title: 'Check a certificate',
  field: 'Number and code',
  hint: 'As they stand on the certificate, like C-2026-0042-K7M4QXAH.',
  malformed: 'This is not a number with its code. Look at the lower edge of the certificate.',
  check: 'Check it',
  checking: 'Asking the shop',
  another: 'Check another certificate',
  states: { genuine: 'Genuine', withdrawn: 'Withdrawn', unknown: 'Unknown' },
  words: {
    genuine: 'The painter has given this certificate to this work:',
    withdrawn: 'This certificate is not valid any more. It was given to this work:',
    unknown: 'The shop has given no certificate with this number and this code.',
  },
  limits:
    'This is the painter’s word. Nobody looked at the canvas before you: compare it with the picture, the size and the signature.',
  unreachable: 'The shop does not answer. Please try again in a minute.',
  tryAgain: 'Try again',
};
