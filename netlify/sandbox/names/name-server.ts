import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { Faults } from '../faults.ts';
import { answerText, nameOf, type Outcome } from './message.ts';

/** The sample sender's domain, set up as a mail provider asks for. */
const records: Record<string, string> = {
  'atelye.example': 'v=spf1 include:mail.atelye.example -all',
  '_dmarc.atelye.example': 'v=DMARC1; p=quarantine',
};

/** A name server that knows the TXT records of the sample domain, on a free port of this machine. */
export async function startNameServer(faults: Faults) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const outcome = outcomeOf(nameOf(query), faults);
    if (outcome) socket.send(answerText(query, outcome), port, address);
  });
  socket.on('error', console.error);
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

/** Null: no answer. An answer after six seconds would be too late for the resolver too. */
function outcomeOf(name: string, faults: Faults): Outcome | null {
  const fault = faults.take('dns', ['down', 'slow', 'error', 'records-missing']);
  if (fault === 'down' || fault === 'slow') return null;
  if (fault === 'error') return { code: 'server-failure' };
  const text = fault ? undefined : records[name];
  return text ? { code: 'found', text } : { code: 'no-such-name' };
}
