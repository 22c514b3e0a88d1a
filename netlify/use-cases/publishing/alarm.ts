import { env, isOnOwnServer } from '../../env.ts';
import { alarmsUnder, mailOnce } from '../mail/alarm.ts';
import { mainLink, text, type MailContent } from '../mail/mail-parts.ts';

export const publishingAlarms = alarmsUnder('publishing/alarms/');

/** Sends one mail for a series of failures, which `since` names. Throws 503. */
export function mailStoppedPublishing(since: number): Promise<void> {
  return mailOnce(`${publishingAlarms.prefix}${since}`, describeAlarm());
}

function describeAlarm(): MailContent {
  return {
    subject: 'Your site is not published any more',
    parts: [
      text(
        'The shop tried three times in a row to publish your site, and failed. It does not try again until you press Publish now, or until the site is published in another way.',
      ),
      text(
        'Visitors see the last version that was built. They still pay the new prices, and what you have hidden since cannot be bought.',
      ),
      text(
        isOnOwnServer()
          ? 'The log of the server says why (‘journalctl -u atelye’).'
          : 'Netlify says why: open the newest entry under ‘Deploys’ there. If it says that all went well, publishing is locked: press ‘Start auto publishing’.',
      ),
      mainLink('Publish now', `${env().SITE_URL}/admin/dashboard`),
    ],
  };
}
