import type * as en from '../en/screen.ts';

export const screen: typeof en.screen = {
  close: 'Fèmen',
  dismiss: 'Kache',
  loading: 'N ap chaje',
};
