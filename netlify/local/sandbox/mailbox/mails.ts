import type { DatabaseSync } from 'node:sqlite';
import { readMail, type Mail } from './mime.ts';

export type ReceivedMail = Mail & { receivedAt: string };

/** The mails that came in, oldest first. */
export function openMails(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO mails (received, source) VALUES (?, ?)');
  const everything = database.prepare('SELECT received, source FROM mails ORDER BY number');
  return {
    add: (source: string) => void insert.run(new Date().toISOString(), source),
    all: (): ReceivedMail[] =>
      everything.all().map((row) => ({
        ...readMail(String(row['source'])),
        receivedAt: String(row['received']),
      })),
  };
}

export type Mails = ReturnType<typeof openMails>;
