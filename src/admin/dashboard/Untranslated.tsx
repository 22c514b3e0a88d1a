import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { listUntranslated, type Untranslated as Missing } from '#shared/admin/untranslated';
import { translatedNames } from '#shared/translations';
import { send } from '../../lib/send.ts';
import { storedArtworks } from '../artworks/artworks-store.ts';
import { storedSeries } from '../artworks/series/series-store.ts';
import { createResource } from '../calls/resource.ts';
import { settings as storedSettings } from '../settings/settings-store.ts';
import { useWhenSignedIn } from '../session/use-when-signed-in.ts';

const storedPages = createResource(() => send('GET /api/admin/content'), 'Failed to fetch content');

// Without an answer the line is missing, and nothing is said.
const loadQuietly = async () => {
  await Promise.all([
    storedPages.refresh(true),
    storedSeries.refresh(true),
    storedSettings.refresh(true),
  ]);
};

/** Uses the artworks that the dashboard has loaded. */
export function Untranslated() {
  const artworks = useStore(storedArtworks.$state);
  const series = useStore(storedSeries.$state);
  const pages = useStore(storedPages.$state);
  const settings = useStore(storedSettings.$state);
  useWhenSignedIn(loadQuietly);
  if (typeof artworks === 'string' || typeof series === 'string') return null;
  if (typeof pages === 'string' || typeof settings === 'string') return null;
  return listUntranslated({ artworks, series, pages, settings }).map((missing) => (
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

function linksOf({ artworks, series, pages, hasSettings }: Missing) {
  const works = artworks === 1 ? '1 work' : `${artworks} works`;
  return [
    ...(artworks > 0 ? [{ href: '/admin/artworks', words: works }] : []),
    ...(series > 0 ? [{ href: '/admin/artworks#series', words: `${series} series` }] : []),
    ...pages.map((name) => ({
      href: `/admin/content#${name.replaceAll(' ', '')}`,
      words: name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    })),
    ...(hasSettings ? [{ href: '/admin/settings', words: 'Settings' }] : []),
  ];
}
