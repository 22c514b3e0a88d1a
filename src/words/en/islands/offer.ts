const sendNothing = 'Please do not send money now. If you have, write to us.';

/** The page of an offer. */
export const offer = {
  title: 'An offer for you',
  painter: 'The painter writes',
  lines: 'What is offered',
  pay: (amount: string) => `Pay ${amount} by card`,
  noCard: (least: string) =>
    `No card pays less than ${least}. Please pay this in another way, or write to us.`,
  lookAgain: 'Look again',
};

export const offerState = {
  /** Of lines without a work: nothing is held. */
  stands: 'This offer stands until {date}.',
  notHeld:
    'The day of this offer is over. You can still pay it, but nothing is reserved: if somebody is faster, you are not charged.',
  finishing: 'Your bank has agreed. We are finishing your payment.',
  came: (amount: string) => `We have received ${amount}. Thank you.`,
  yours: (works: number): string =>
    works > 1
      ? 'They are yours. They leave the studio when all is paid.'
      : 'It is yours. It leaves the studio when all is paid.',
  late: 'The payment of {date} has not come yet. Please pay it, or write to us.',
  paid: 'Paid. Thank you.',
  lapsed: `The time for this offer is over. ${sendNothing}`,
  withdrawn: `This offer was withdrawn. ${sendNothing}`,
};

export const plan = {
  title: 'Payments',
  until: (day: string) => `By ${day}`,
  came: 'Paid',
  now: 'Now',
  next: 'Next',
  late: 'Overdue',
  later: 'Later',
  choose: 'How much do you pay now?',
  part: 'The next part',
  all: 'The whole balance',
  /** Opens the payment of a part whose day is weeks away. */
  ahead: 'Pay it now',
};

export const came = { title: 'What we have received' };
