import type { ScreenWords } from '../en/screen.ts';

export const fr: ScreenWords = {
  close: 'Fermer',
  dismiss: 'Masquer',
  loading: 'Chargement',
  notice: 'Notification',
  notices: 'Notifications ({hotkey})',
};
