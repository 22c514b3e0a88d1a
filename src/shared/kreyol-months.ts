/** `Intl` does not know Haitian Creole, neither in Node nor in Chromium. */
export const kreyolMonths = [
  'janvye',
  'fevriye',
  'mas',
  'avril',
  'me',
  'jen',
  'jiyè',
  'out',
  'septanm',
  'oktòb',
  'novanm',
  'desanm',
] as const;
