import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import { atom } from 'nanostores';
import { languages, type Language } from '#shared/language';
import { translatedNames } from '#shared/translations';

/** Of all pages of the screen. */
export const $language = atom<Language>('en');

const names: Record<Language, string> = { en: 'English', ...translatedNames };

export function LanguageChoice() {
  const chosen = useStore($language);
  return (
    <div role="group" aria-label="Language" className="-ml-2 mb-4 flex">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === chosen}
          className={clsx(
            'min-h-11 px-2 underline-offset-4',
            language === chosen ? 'text-lank underline' : 'text-sann hover:text-lank',
          )}
          onClick={() => $language.set(language)}
        >
          {names[language]}
        </button>
      ))}
    </div>
  );
}
