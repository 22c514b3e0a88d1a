import { expect } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { setFault, test } from './sandbox-fixture.ts';

const letter = {
  from: 'Atelye <shop@example.com>',
  to: 'Zoé Fèvrier <buyer@example.com>',
  subject: 'Mèsi anpil: «Choublak» is yours, order 7K2M-94QX of the gallery',
  text: 'Bonjou Zoé,\n\n150 = 150. Nou kontan anpil!\n',
  html: '<p>Bonjou Zoé, <b>150 = 150</b>. Nou kontan anpil! Here is a line that is long enough to be wrapped.</p>',
};

test('a mail is stored and shown as people read it', async ({ sandbox }) => {
  await createTransport(sandbox.smtpUrl).sendMail(letter);
  expect(await readMails(sandbox.url)).toEqual([
    { ...letter, text: expect.stringContaining('150 = 150.'), receivedAt: expect.any(String) },
  ]);
});

test('a mailbox with a fault refuses mails', async ({ sandbox }) => {
  await setFault(sandbox.url, { service: 'mail', mode: 'error', times: 1 });
  const transport = createTransport(sandbox.smtpUrl);
  await expect(transport.sendMail(letter)).rejects.toThrow();
  await setFault(sandbox.url, { service: 'mail', mode: 'down', times: 1 });
  await expect(transport.sendMail(letter)).rejects.toThrow();

  await transport.sendMail(letter);
  expect(await readMails(sandbox.url)).toHaveLength(1);
});

async function readMails(url: string): Promise<object[]> {
  const { mails } = (await (await fetch(`${url}/state`)).json()) as { mails: object[] };
  return mails;
}
