import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { expect } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { addressVerdictOf, mailProblemOf } from '../../netlify/ports/mail.ts';

/** What the server answers to RCPT TO, and to DATA. */
let reply = '';
let dataReply = '';
const refuse = (words: string) =>
  words
    ? Object.assign(new Error(words.slice(4)), { responseCode: Number(words.slice(0, 3)) })
    : null;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onMailFrom: ({ address }, _session, done) =>
    done(address.startsWith('nobody') ? refuse('550 5.1.1 No such sender') : null),
  onRcptTo: (_address, _session, done) => done(refuse(reply)),
  onData: (stream, _session, done) => stream.on('end', () => done(refuse(dataReply))).resume(),
});
before(() => once(server.listen(0, '127.0.0.1'), 'listening'));
after(() => new Promise<void>((resolve) => server.close(() => resolve())));

async function refusalOf(words: string, { from = 'shop@shop.example', toData = '' } = {}) {
  [reply, dataReply] = [words, toData];
  const { port } = server.server.address() as AddressInfo;
  const transport = createTransport({ port, host: '127.0.0.1' });
  const letter = { from, to: 'marie@example.com', subject: 'A', text: 'B' };
  const error: unknown = await transport.sendMail(letter).catch((thrown: unknown) => thrown);
  transport.close();
  return [addressVerdictOf(error), mailProblemOf(error)];
}

for (const [said, words] of [
  [
    'a mailbox that is not there (Gmail, Postfix, Outlook)',
    '550 5.1.1 The email account does not exist',
  ],
  ['a host that is not there', '553 5.1.2 Bad destination host'],
  ['an address of a wrong form', '501 5.1.3 Bad recipient address syntax'],
  ['a mailbox that has moved', '551 5.1.6 Mailbox has moved'],
  ['a domain that takes no mails (RFC 7505)', '556 5.1.10 Recipient address has null MX'],
  ['a code behind a sign (Cisco)', '550 #5.1.1 Address rejected'],
] as const) {
  test(`a reply to RCPT about ${said} is for good (rule 34)`, async () => {
    expect(await refusalOf(words)).toEqual(['unknown', 'address']);
  });
}

for (const words of ['550 No such user here', '550 5.1.0 Address rejected']) {
  test(`'${words}' may mean the sender as well (rule 34)`, async () => {
    expect(await refusalOf(words)).toEqual(['doubtful', 'refused']);
  });
}

for (const [said, words, problem] of [
  ['the sender (RFC 3463)', '550 5.1.8 Sender address rejected: Domain not found', 'refused'],
  ['the form of the sender', '553 5.1.7 Bad sender address syntax', 'refused'],
  ['a sender that is not allowed', '550 5.7.1 Client does not have permissions to send', 'refused'],
  ['a sender that is not allowed, without 550', '554 5.7.1 Relay access denied', 'refused'],
  ['a full box', '552 5.2.2 Mailbox full', 'refused'],
  ['a full box without a code', '552 Mailbox full', 'refused'],
  ['a box that is closed', '550 5.2.1 The account is disabled', 'refused'],
  ['a moment', '450 4.1.1 Greylisted', 'busy'],
  ['a number that only looks like a code', '554 5.1.1.7 is on a list', 'refused'],
] as const) {
  test(`a reply to RCPT about ${said} is not for good (rule 34)`, async () => {
    expect(await refusalOf(words)).toEqual([null, problem]);
  });
}

test('5.1.1 of the sender, or of the letter, is no refusal of the address (rule 34)', async () => {
  const bySender = await refusalOf('', { from: 'nobody@shop.example' });
  expect(bySender).toEqual([null, 'refused']);
  expect(await refusalOf('', { toData: '550 5.1.1 Message refused' })).toEqual([null, 'refused']);
  expect(addressVerdictOf(new Error('550 5.1.1'))).toBeNull();
  expect(addressVerdictOf('550 5.1.1')).toBeNull();
});
