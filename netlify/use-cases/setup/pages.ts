import type { SetupFinding } from '#shared/admin/setup';
import { findSiteVersion } from '../../ports/site.ts';
import { okFinding, toDoFinding, unknownFinding } from './findings.ts';

export async function checkPages(): Promise<SetupFinding[]> {
  const samplePages = (await findSiteVersion())?.samplePages;
  if (!samplePages)
    return [
      unknownFinding(
        'The site did not say at /version.json which of its pages are samples: check again in a minute.',
      ),
    ];
  return samplePages.length === 0
    ? [okFinding('Terms, Privacy and Contact are your own.')]
    : samplePages.map(describeSample);
}

function describeSample(title: string): SetupFinding {
  const file = `src/pages/${title.toLowerCase()}.md`;
  return toDoFinding(
    `${title} shows a sample: write your own text in ${file} and remove the line 'sample: true'.`,
  );
}
