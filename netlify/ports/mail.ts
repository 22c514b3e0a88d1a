import type { Transporter } from 'nodemailer';
import { readKey } from './keys.ts';
import { requireLiveDeploy } from './live-deploy.ts';

/** Servers let senders wait for the greeting, because programs of spammers do not. nodemailer counts it as part of the connection. */
const answerMs = 10_000;

/** `fromName` empty: the name that MAIL_FROM has. */
export type Letter = {
  to: string;
  fromName: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
};

/** No program answers it, such as a holiday note (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated' };

/** Throws if the mail server refuses the letter, and in a preview. */
export async function sendLetter({ fromName, ...letter }: Letter): Promise<void> {
  const sender = (await readKey('MAIL_FROM')) ?? '';
  const address = /<(.+)>/.exec(sender)?.[1] ?? sender;
  const from = fromName ? { name: fromName, address } : sender;
  const server = (await readKey('SMTP_URL')) ?? '';
  await withTransport(server, (transport) => transport.sendMail({ from, headers, ...letter }));
}

/** Signs in and sends nothing. Throws if the mail server refuses, and in a preview. */
export async function verifyMailServer(url: string): Promise<void> {
  await withTransport(url, (transport) => transport.verify());
}

export type MailProblem =
  | 'sign-in'
  | 'encryption'
  | 'name'
  | 'away'
  | 'busy'
  | 'refused'
  | 'address';

/** Names the problem behind an error of this port (nodemailer.com/errors); null for other errors. */
export function mailProblemOf(error: unknown): MailProblem | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { responseCode = 0 } = error as { responseCode?: number };
  if (responseCode >= 400 && responseCode < 500) return 'busy';
  if (addressVerdictOf(error) === 'unknown') return 'address';
  return problems[String(error.code)] ?? null;
}

const problems: Record<string, MailProblem> = {
  EAUTH: 'sign-in',
  ENOAUTH: 'sign-in',
  ETLS: 'encryption',
  EDNS: 'name',
  ECONNECTION: 'away',
  ESOCKET: 'away',
  ETIMEDOUT: 'away',
  EPROTOCOL: 'away',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
};

/** The codes of the sender's address are 5.1.7 and 5.1.8 (RFC 3463). */
const senderCodes = ['7', '8'];
/** Servers use 5.1.0 of either address, and often give no code at all. */
const vagueCodes = ['0', undefined];

/**
 * Returns what the server says of the address of a letter that it refused: 'unknown' if there is no such one; 'doubtful' if the reply may
 * mean the sender as well; null if it is about something else, such as the sender (5.7) or a full box (5.2).
 */
export function addressVerdictOf(error: unknown): 'unknown' | 'doubtful' | null {
  if (!(error instanceof Error)) return null;
  const { command, response = '' } = error as { command?: string; response?: string };
  const reply = /^(5\d\d)(?:[ -]#?5\.(\d+)\.(\d+)(?![\d.]))?/.exec(response);
  if (command !== 'RCPT TO' || !reply) return null;
  const [, code, subject, detail] = reply;
  const isOfAddress = subject === '1' || (subject === undefined && code === '550');
  if (!isOfAddress || senderCodes.includes(detail ?? '')) return null;
  return vagueCodes.includes(detail) ? 'doubtful' : 'unknown';
}

async function withTransport(
  url: string,
  use: (transport: Transporter) => Promise<unknown>,
): Promise<void> {
  requireLiveDeploy();
  // Most calls send no mail, and the package takes a cold function longer than all of its other code.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(mailServerOptions(url));
  try {
    await use(transport);
  } finally {
    transport.close();
  }
}

/** Returns the options of a mail server. A password is only sent encrypted: `smtp://` needs STARTTLS, except on this machine. */
export function mailServerOptions(url: string) {
  const isOnThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  return {
    url,
    requireTLS: !isOnThisMachine,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
  };
}
