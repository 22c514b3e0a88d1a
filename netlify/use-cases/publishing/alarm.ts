import { env } from '../../env.ts';
import { tellOnce } from '../mail/alarm.ts';
import { mainLink, text, type MailContent } from '../mail/mail-parts.ts';

/** One mail for a series of failures, which `since` names. Throws 503. */
export function tellStoppedPublishing(since: number): Promise<void> {
  return tellOnce(`publishing/alarms/${since}`, describeAlarm());
}

function describeAlarm(): MailContent {
  return {
    subject: 'Your site is not published any more',
    parts: [
      text(
        'Three builds of your site in a row have failed. The shop asks for no further one until you press Publish now, or until a deploy succeeds.',
      ),
      text(
        'Visitors see the last version that was built. They still pay the new prices, and what you have hidden since cannot be bought.',
      ),
      text(
        'The reason stands in the log of the failed deploy at Netlify. If the deploys there have succeeded, auto publishing is stopped: press Start auto publishing.',
      ),
      mainLink('Publish now', `${env().SITE_URL}/admin/dashboard`),
    ],
  };
}
