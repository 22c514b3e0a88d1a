import type * as en from '../en/screen.ts';

export const screen: typeof en.screen = {
  close: 'Fermer',
  dismiss: 'Masquer',
  loading: 'Chargement',
};
