import type { DatabaseSync } from 'node:sqlite';
import PostalMime, { type Address } from 'postal-mime';

/** Opens the mails that came in, oldest first. */
export function openMails(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO mails (received, source) VALUES (?, ?)');
  const everything = database.prepare('SELECT received, source FROM mails ORDER BY number');
  return {
    add: (source: string) => void insert.run(new Date().toISOString(), source),
    all: () =>
      Promise.all(
        everything.all().map(async (row) => ({
          ...(await readMail(String(row['source']))),
          receivedAt: String(row['received']),
        })),
      ),
  };
}

export type Mails = ReturnType<typeof openMails>;

async function readMail(source: string) {
  const {
    to = [],
    from,
    replyTo = [],
    subject = '',
    text = '',
    html = '',
    headers,
  } = await PostalMime.parse(source);
  return {
    to: to.map(describeAddress).join(', '),
    from: from ? describeAddress(from) : '',
    replyTo: replyTo.map(describeAddress).join(', '),
    autoSubmitted: headers.find(({ key }) => key === 'auto-submitted')?.value ?? '',
    subject,
    text,
    html: html.trimEnd(),
  };
}

function describeAddress({ name, address = '' }: Address): string {
  return name ? `${name} <${address}>` : address;
}
