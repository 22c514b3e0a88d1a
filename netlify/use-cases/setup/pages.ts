import type { ContentPage, PageName } from '#shared/content';
import type { SetupFinding } from '#shared/admin/setup';
import type { ShopSettings } from '#shared/admin/settings';
import { destinationsOf } from '#shared/sale-terms';
import { listContentPages } from '../content/content.ts';
import { isSamplePage } from '../content/own-pages.ts';
import { readSettings } from '../settings.ts';
import { noteFinding, okFinding, toDoFinding } from './findings.ts';

const judged: Partial<Record<PageName, string>> = {
  about: 'About',
  contact: 'Contact',
  terms: 'Terms',
  privacy: 'Privacy',
};

export async function checkPages(): Promise<SetupFinding[]> {
  const [pages, settings] = await Promise.all([listContentPages(), readSettings()]);
  return [
    ...judgePages(pages),
    judgeTerms(settings.termsNote),
    ...judgeReturns(settings),
    judgeTransfers(settings),
  ];
}

function judgePages(pages: ContentPage[]): SetupFinding[] {
  const findings = pages.flatMap(judgePage);
  return findings.length > 0 ? findings : [okFinding('All pages show your own words.')];
}

function judgePage(page: ContentPage): SetupFinding[] {
  const name = judged[page.pageName];
  if (!name) return [];
  if (page.content.sections.length === 0) {
    return [toDoFinding(`${name} says that its words will follow: write them under Content.`)];
  }
  if (!isSamplePage(page)) return [];
  return [toDoFinding(`${name} shows a sample: write your own words under Content.`)];
}

function judgeTerms(termsNote: string): SetupFinding {
  if (termsNote) return okFinding('The checkout tells your terms.');
  return toDoFinding(
    'The checkout says nothing of taxes, delivery and returns: write your terms under Settings.',
  );
}

/** Optional: nothing is said of unset ones (rule 93). */
function judgeReturns(settings: ShopSettings): SetupFinding[] {
  if (!settings.returnDays || destinationsOf(settings).length > 0) return [];
  return [
    noteFinding(
      'Search engines do not get your days of return: they need the countries that you send to, under Settings.',
    ),
  ];
}

/** Without a recipient the checkout has cards only, and nothing else says so. */
function judgeTransfers({ offersTransfer, transferName, transferEmail }: ShopSettings) {
  if (!offersTransfer) return noteFinding('Bank transfer is switched off under Settings.');
  if (transferName && transferEmail) return okFinding('Buyers can pay by bank transfer, too.');
  return toDoFinding(
    'Bank transfer is not offered, because its recipient is missing: write it under Settings, or switch transfers off there.',
  );
}
