import type { SetupFinding } from '#shared/setup';
import { findSiteVersion } from '../../ports/site.ts';
import { ok, toDo, unknown } from './findings.ts';

/** Looks for pages of the live site with the text that came with the shop. */
export async function checkPages(): Promise<SetupFinding[]> {
  const samplePages = (await findSiteVersion())?.samplePages;
  if (!samplePages)
    return [
      unknown(
        'The site did not say at /version.json which of its pages are samples: check again in a minute.',
      ),
    ];
  return samplePages.length === 0
    ? [ok('Terms, Privacy and Contact are your own.')]
    : samplePages.map(describeSample);
}

function describeSample(title: string): SetupFinding {
  const file = `src/pages/${title.toLowerCase()}.md`;
  return toDo(
    `${title} shows a sample: write your own text in ${file} and remove the line 'sample: true'.`,
  );
}
