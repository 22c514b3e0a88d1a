import type { MailProblem } from '../../../ports/mail.ts';

const words: Record<MailProblem, string> = {
  'sign-in':
    'The mail server refuses the name or the password: correct them in SMTP_URL and deploy.',
  encryption:
    'No encrypted connection to the mail server comes about: try smtps:// with port 465, or smtp:// with port 587, in SMTP_URL.',
  name: 'There is no mail server of this name: correct the host in SMTP_URL and deploy.',
  away: 'The mail server does not answer: check host and port in SMTP_URL if that stays so.',
  busy: 'The mail server refuses the shop for the moment: check again in some minutes.',
  refused:
    'The mail server refuses to send for MAIL_FROM: set an address that it may send for, and deploy.',
};

export function describeMailProblem(problem: MailProblem): string {
  return words[problem];
}

export function isPassing(problem: MailProblem): boolean {
  return problem === 'away' || problem === 'busy';
}
