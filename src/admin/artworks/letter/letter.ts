import type { AdminArtwork } from '#shared/artwork';
import { freeState } from '#shared/availability';
import { escapeHtml } from '#shared/escape-html';
import { formatHour } from '#shared/hour';
import { pathIn, type Language } from '#shared/language';
import { noCents } from '#shared/cents';
import { centsOf, formatCents } from '#shared/money';
import { withoutDefaultAlts } from '#shared/pictures/images';
import { pictureUrl } from '#shared/pictures/picture';
import { artworkTexts, inLanguage } from '#shared/translations';
import { sizeIn } from '#shared/wall/size-words';
import type { SiteWords } from '../../../words/en/site.ts';

/** `site`: the address of the shop. `timeZone`: of the hours of sale. */
type LetterOptions = { language: Language; words: SiteWords; site: string; timeZone: string };
export type Letter = { html: string; text: string };

/** CSS pixels: the column of most letters. Pictures have 800 px. */
const columnWidth = 560;
const pictureWidth = 800;
/** Gmail cuts a mail at 102 kB, which has the service's own frame, too. */
export const mostBytes = 90_000;

const font = "font-family:Georgia,'Times New Roman',serif";
const line = `${font};margin:0;font-size:16px;line-height:24px;color:#57534e`;

/** Returns works for a newsletter: as tables with inline styles, which editors and mail programs keep, and as text. */
export function writeLetter(artworks: readonly AdminArtwork[], options: LetterOptions): Letter {
  const works = artworks.map((artwork) => toldWork(artwork, options));
  return {
    html: works.map(workHtml).join('\n'),
    text: works.map(({ lines, url }) => [...lines, url].join('\n')).join('\n\n'),
  };
}

type LetterWork = ReturnType<typeof toldWork>;

function toldWork(artwork: AdminArtwork, { language, words, site, timeZone }: LetterOptions) {
  const absolute = (path: string) => new URL(path, site).href;
  const { slug, imageUrl, images } = artwork;
  const { title, year, technique, dimensions } = inLanguage(artwork, artworkTexts, language);
  const own = images[0] ?? { width: pictureWidth, height: pictureWidth };
  const ownAlt = withoutDefaultAlts(artwork)[0]?.alt;
  const width = Math.min(pictureWidth, own.width);
  const shown = Math.min(columnWidth, width);
  const facts = [technique, dimensions && sizeIn(dimensions, words.size)].filter(Boolean);
  return {
    title,
    year,
    url: absolute(pathIn(language, `/art/${slug}`)),
    picture: {
      url: absolute(pictureUrl(imageUrl, width, 'jpg')),
      alt: ownAlt || title,
      // The painter describes pictures in English alone.
      lang: ownAlt && language !== 'en' ? ' lang="en"' : '',
      width: shown,
      height: Math.round((shown * own.height) / own.width),
    },
    lines: [`${title}, ${year}`, facts.join(', '), ...saleWords()].filter(Boolean),
  };

  function saleWords(): string[] {
    const { price, state, opensAt } = artwork;
    const isSold = state === 'sold' || state === 'not-for-sale';
    const asks = !isSold && freeState(artwork) === 'on-request';
    const cents = isSold || asks ? noCents : centsOf(price);
    const hour = opensAt && formatHour(opensAt, timeZone, language);
    const stateWords = words.states[asks && state === 'available' ? 'on-request' : state];
    return [
      cents > 0 ? formatCents(cents, language) : '',
      stateWords.replace('{hour}', hour ?? ''),
    ];
  }
}

function workHtml({ title, year, url, picture, lines }: LetterWork): string {
  const [, ...others] = lines;
  const link = (inside: string, style: string) =>
    `<a href="${escapeHtml(url)}" style="${style}">${inside}</a>`;
  const { width, height, alt, lang } = picture;
  const image = `<img src="${escapeHtml(picture.url)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}"${lang} style="display:block;border:0;width:100%;max-width:${width}px;height:auto">`;
  const heading = link(
    `<em>${escapeHtml(title)}</em>, ${year}`,
    'color:#1a1816;text-decoration:none',
  );
  const rows = [
    link(image, 'text-decoration:none'),
    `<p style="${font};margin:12px 0 0;font-size:20px;line-height:28px;color:#1a1816">${heading}</p>`,
    ...others.map((words) => `<p style="${line}">${escapeHtml(words)}</p>`),
  ];
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 0 40px">${rows.join('')}</td></tr></table>`;
}
