import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { slowMs, type Faults } from '../faults.ts';
import type { Mails } from './mails.ts';

/** Starts a mail server on a free port that stores all mails. */
export async function startMailbox(mails: Pick<Mails, 'add'>, faults: Faults) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, done) => done(faults.take('mail', ['down']) ? refusal(421) : null),
    onRcptTo: ({ address }, _session, done) => {
      const reply = faults.takeReplyTo(address);
      done(reply === null ? null : refusal(Number(reply.slice(0, 3)), reply.slice(4)));
    },
    onData: (stream, _session, done) => void receive(stream, done).catch(console.error),
  });
  async function receive(stream: Readable, done: (error?: Error | null) => void) {
    const source = await text(stream);
    const fault = faults.take('mail', ['slow', 'error']);
    if (fault === 'error') return done(refusal(451));
    mails.add(source);
    if (fault === 'slow') await delay(slowMs);
    done();
  }
  server.on('error', console.error);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://localhost:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function refusal(responseCode: number, words = 'The mailbox is out of order'): Error {
  return Object.assign(new Error(words), { responseCode });
}
