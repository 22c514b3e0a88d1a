import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { AdminArtwork } from '#shared/artwork';
import { languageNames, siteLanguages, type Language } from '#shared/language';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { useCall } from '../../calls/use-call.ts';
import { useWhenSignedIn } from '../../session/use-when-signed-in.ts';
import { settings } from '../../settings/settings-store.ts';
import { copyLetter } from './copy-letter.ts';

/** Copies works for the editor of a newsletter, in one of the site's languages (rule 114). */
export function CopyLetter({ artworks }: { artworks: readonly AdminArtwork[] }) {
  useWhenSignedIn(settings.load);
  const stored = useStore(settings.$state);
  const [language, setLanguage] = useState<Language>('en');
  const { isBusy, refusal, start } = useCall(copyLetter);
  if (typeof stored === 'string') return null;
  const languages = siteLanguages(stored);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        look="secondary"
        aria-disabled={isBusy}
        onClick={() => void start(artworks, language, stored.timeZone)}
      >
        Copy for a letter
      </Button>
      {languages.length > 1 && (
        <select
          aria-label="Language of the letter"
          className="min-h-11 border border-sann bg-mi px-3 text-lank"
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      )}
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
    </div>
  );
}
