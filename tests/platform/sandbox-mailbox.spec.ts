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
    {
      ...letter,
      replyTo: '',
      autoSubmitted: '',
      text: expect.stringContaining('150 = 150.'),
      receivedAt: expect.any(String),
    },
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

test('the mailbox shows mails as a person sees them, without running what they contain', async ({
  sandbox,
  page,
}) => {
  await page.goto(`${sandbox.url}/mailbox`);
  await expect(page.getByText('No mail came in yet.')).toBeVisible();

  const script = '<script>document.body.textContent = "It ran"</script>';
  const transport = createTransport(sandbox.smtpUrl);
  await transport.sendMail({ ...letter, subject: 'The first <b>mail</b>' });
  await transport.sendMail({ ...letter, html: `${letter.html}${script}` });
  await page.reload();
  const entries = page.getByRole('navigation', { name: 'Mails' }).getByRole('link');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(letter.subject);
  await expect(entries.first()).toContainText('Atelye <shop@example.com>');
  await expect(entries.first().locator('time')).toHaveAttribute('datetime', /^\d{4}-.+Z$/);
  const shown = page.frameLocator('iframe');
  await expect(shown.getByText('150 = 150')).toBeVisible();
  await expect(shown.getByText('It ran')).toHaveCount(0);

  await page.getByRole('link', { name: '360 px' }).click();
  expect((await page.locator('iframe').boundingBox())?.width).toBe(360);
  await page.getByRole('link', { name: 'Plain text' }).click();
  await expect(page.locator('pre')).toContainText('Bonjou Zoé,');
  await entries.last().click();
  await expect(page.getByRole('heading', { name: 'The first <b>mail</b>' })).toBeVisible();

  expect((await fetch(`${sandbox.url}/mailbox?mail=x&width=9`)).status).toBe(200);
  expect((await fetch(`${sandbox.url}/mailbox/3`)).status).toBe(404);
});
