import type { ScreenWords } from '../en/screen.ts';

export const ht: ScreenWords = {
  close: 'Fèmen',
  dismiss: 'Kache',
  loading: 'N ap chaje',
  notice: 'Avi',
  notices: 'Avi yo ({hotkey})',
};
