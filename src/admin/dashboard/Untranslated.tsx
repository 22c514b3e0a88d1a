import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { listUntranslated, type Untranslated as Missing } from '#shared/admin/untranslated';
import { translatedNames } from '#shared/translations';
import { listContentPages } from '../../lib/api.ts';
import { storedArtworks } from '../artworks/artworks-store.ts';
import { createResource } from '../resource.ts';
import { settings as storedSettings } from '../settings/settings-store.ts';
import { useWhenSignedIn } from '../use-when-signed-in.ts';

const storedPages = createResource(listContentPages, 'Failed to fetch content');

// Without an answer the line is missing, and nothing is said.
const loadQuietly = async () => {
  await Promise.all([storedPages.refresh(true), storedSettings.refresh(true)]);
};

/** Uses the artworks that the dashboard has loaded. */
export function Untranslated() {
  const artworks = useStore(storedArtworks.$state);
  const pages = useStore(storedPages.$state);
  const settings = useStore(storedSettings.$state);
  useWhenSignedIn(loadQuietly);
  if (typeof artworks === 'string' || typeof pages === 'string' || typeof settings === 'string') {
    return null;
  }
  return listUntranslated({ artworks, pages, settings }).map((missing) => (
    <p key={missing.language} className="mt-4 text-sm text-sann">
      <span>{`Not yet in ${translatedNames[missing.language]}: `}</span>
      {linksOf(missing).map(({ href, words }, index) => (
        <Fragment key={href}>
          {index > 0 && <span>, </span>}
          <a
            href={href}
            className="inline-block py-1 underline decoration-lanme underline-offset-4"
          >
            {words}
          </a>
        </Fragment>
      ))}
    </p>
  ));
}

function linksOf({ artworks, pages, hasSettings }: Missing) {
  const works = artworks === 1 ? '1 work' : `${artworks} works`;
  return [
    ...(artworks > 0 ? [{ href: '/admin/artworks', words: works }] : []),
    ...pages.map((name) => ({
      href: `/admin/content#${name.replaceAll(' ', '')}`,
      words: name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    })),
    ...(hasSettings ? [{ href: '/admin/settings', words: 'Settings' }] : []),
  ];
}
