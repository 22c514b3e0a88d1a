import type { SetupFinding } from '#shared/admin/setup';
import { findSiteVersion } from '../../ports/site.ts';
import { readSettings } from '../settings.ts';
import { okFinding, toDoFinding, unknownFinding } from './findings.ts';

export async function checkPages(): Promise<SetupFinding[]> {
  const [site, { termsNote }] = await Promise.all([findSiteVersion(), readSettings()]);
  return [...judgePages(site?.samplePages), judgeTerms(termsNote)];
}

function judgePages(samplePages: string[] | undefined): SetupFinding[] {
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

function judgeTerms(termsNote: string): SetupFinding {
  if (termsNote) return okFinding('The checkout tells your terms.');
  return toDoFinding(
    'The checkout says nothing of taxes, delivery and returns: write your terms under Settings.',
  );
}

function describeSample(title: string): SetupFinding {
  const file = `src/pages/${title.toLowerCase()}.md`;
  return toDoFinding(
    `${title} shows a sample: write your own text in ${file} and remove the line 'sample: true'.`,
  );
}
