import { useState, type ReactNode } from 'react';
import { translatedLanguages, type TranslatedLanguage } from '#shared/translations';

type TranslationsProps = {
  hasError: boolean;
  className?: string;
  /** The fields of a language. */
  children: (language: TranslatedLanguage) => ReactNode;
};

/** Closed unless a translation is refused. A form keeps the values of fields that are not rendered. */
export function Translations({ hasError, className, children }: TranslationsProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || hasError;
  return (
    <details
      className={className}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer content-center font-medium text-lank">
        Translations (optional)
      </summary>
      {isShown && (
        <div className="mt-3 grid gap-x-5 gap-y-8 sm:grid-cols-2">
          {translatedLanguages.map((language) => (
            <div key={language} className="grid min-w-0 content-start gap-5">
              {children(language)}
            </div>
          ))}
        </div>
      )}
    </details>
  );
}
