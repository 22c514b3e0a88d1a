import type { Language } from '#shared/language';

/** `notices`: of their place; Radix fills in the key that leads to it. */
type ScreenWords = Record<'close' | 'dismiss' | 'loading' | 'notice' | 'notices', string>;

/** Of dialogs, notices and waiting; the administration has the English ones. */
export const screens: Record<Language, ScreenWords> = {
  en: {
    close: 'Close',
    dismiss: 'Dismiss',
    loading: 'Loading',
    notice: 'Notification',
    notices: 'Notifications ({hotkey})',
  },
  fr: {
    close: 'Fermer',
    dismiss: 'Masquer',
    loading: 'Chargement',
    notice: 'Notification',
    notices: 'Notifications ({hotkey})',
  },
  ht: {
    close: 'Fèmen',
    dismiss: 'Kache',
    loading: 'N ap chaje',
    notice: 'Avi',
    notices: 'Avi yo ({hotkey})',
  },
};
