import { createTransport } from 'nodemailer';
import { env } from '../env.ts';

const timeoutMs = 3000;

/** `to` is a mail address, or null for the painter himself. */
export type Letter = { to: string | null; subject: string; text: string; html: string };

/** Hands a letter to the mail server. Throws when it does not take it. */
export async function sendLetter({ to, ...letter }: Letter): Promise<void> {
  const { SMTP_URL = '', MAIL_FROM = '' } = env();
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.sendMail({ from: MAIL_FROM, to: to ?? MAIL_FROM, ...letter });
  } finally {
    transport.close();
  }
}
