import type { MailProblem } from '../../../ports/mail.ts';

const words: Record<MailProblem, string> = {
  'sign-in': 'The mail server refuses the name or the password.',
  encryption: 'No encrypted connection to the mail server comes about: try port 465, or port 587.',
  name: 'There is no mail server of this name.',
  away: 'The mail server does not answer: look at its name and port if that stays so.',
  busy: 'The mail server refuses the shop for the moment: check again in some minutes.',
  refused: 'The mail server refuses the sender: use an address that it may send for.',
  address:
    'The mail server says that there is no such address as yours: correct it under Settings.',
};

export function describeMailProblem(problem: MailProblem): string {
  return words[problem];
}

export function isPassing(problem: MailProblem): boolean {
  return problem === 'away' || problem === 'busy';
}
