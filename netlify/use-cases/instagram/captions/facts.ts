import { sizePattern } from '#shared/wall/dimensions';
import { findDimensions } from './size.ts';
import { withoutAccents } from '../hashtags.ts';

const media = [
  'oils?',
  'acrylics?',
  'watercolou?rs?',
  'gouache',
  'inks?',
  '(?:oil |soft )?pastels?',
  'charcoal',
  'pencils?',
  'graphite',
  'mixed media',
  'collage',
  'tempera',
  'gold leaf',
  'spray paint',
  'huile',
  'acrylique',
  'aquarelle',
  'encre',
  'pastel',
  'fusain',
  'techniques? mixtes?',
  "feuille d'or",
  'lwil',
  'akrilik',
  'akwarel',
  'gwach',
  'lank',
  'pastel',
  'chabon',
  'teknik melanje',
  'medya melanje',
].join('|');
const grounds = [
  '(?:(?:gallery[ -]wrapped|stretched|raw|unstretched|cotton|linen) )?canvas',
  '(?:handmade |cotton |rice |watercolou?r )?paper',
  '(?:wood(?:en)?(?: panel)?|panel|linen|board|cardboard|masonite|burlap|silk|metal)',
  'toile(?: de (?:lin|coton|jute))?',
  'papier(?: [a-z]+)?',
  '(?:bois|panneau|lin|carton|jute|soie|metal)',
  '(?:twal|papye|bwa|kanva|panno|katon|masonit|fe|jit)',
].join('|');
const technique = new RegExp(
  String.raw`\b(?:${media})(?:(?:,| and| et| ak| &| \+) (?:${media}))*(?: paint)? (?:on|sur|sou) (?:${grounds})\b`,
  'iu',
);
const aloneOrLabelled = new RegExp(
  String.raw`(?:^|[\n·•|,;–—(])\s*(?:(?:technique|medium|teknik) *: *)?(${media})(?=\s*(?:$|[\n·•|,.;–—)]))`,
  'iu',
);
const labelled = /(?:^|\n)[^\p{L}\n]*(?:technique|medium|teknik)[ \t]*:[ \t]*([^\n·•|,$]{3,80})/iu;

/** Returns 'Oil on canvas', 'Huile sur toile' or 'Akrilik sou twal' as the caption writes it, or ''. */
export function findTechnique(text: string): string {
  const plain = withoutAccents(text).toLowerCase();
  const match = technique.exec(plain);
  if (match) return capitalise(text.normalize('NFC').slice(...spanOf(match, 0)));
  const named = labelled.exec(text.normalize('NFC'))?.[1];
  if (named) return capitalise(named.trim().replace(/[.;]$/, ''));
  const alone = aloneOrLabelled.exec(plain);
  return alone ? capitalise(text.normalize('NFC').slice(...spanOf(alone, 1))) : '';
}

export function withoutFacts(text: string, mark = ''): string {
  const techniqueWords = findTechnique(text);
  const rest = text.replace(sizePattern, mark);
  const start = techniqueWords ? rest.toLowerCase().indexOf(techniqueWords.toLowerCase()) : -1;
  return start < 0 ? rest : rest.slice(0, start) + mark + rest.slice(start + techniqueWords.length);
}

/** Finds a year that is alone in a line of facts, never in a sentence. */
export function findYear(text: string): number | null {
  const line = text
    .split('\n')
    .find((candidate) => findDimensions(candidate) || findTechnique(candidate));
  const years = [
    ...(line ?? '').replace(sizePattern, '').matchAll(/(?<![\d$])(?:19|20)\d\d(?!\d)/g),
  ];
  const year = Number(years.at(-1)?.[0] ?? 0);
  return year > 0 && year <= new Date().getFullYear() ? year : null;
}

function spanOf(match: RegExpExecArray, group: 0 | 1): [start: number, end: number] {
  const start = match.index + match[0].lastIndexOf(match[group] ?? '');
  return [start, start + (match[group] ?? '').length];
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
