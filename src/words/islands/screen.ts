import type { Language } from '#shared/language';

type ScreenWords = { close: string; dismiss: string; loading: string };

/** Of dialogs, notices and waiting; the administration has the English ones. */
export const screens: Record<Language, ScreenWords> = {
  en: { close: 'Close', dismiss: 'Dismiss', loading: 'Loading' },
  fr: {
    close: 'Fermer',
    dismiss: 'Masquer',
    loading: 'Chargement',
  },
  ht: {
    close: 'Fèmen',
    dismiss: 'Kache',
    loading: 'N ap chaje',
  },
};
