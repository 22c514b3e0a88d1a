import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, mock, test } from 'node:test';
import { expect } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { mailServerOptions } from '../../netlify/ports/mail.ts';

afterEach(() => mock.timers.reset());

test('A mail server that greets after four seconds is waited for', async () => {
  const server = createServer(async (socket) => {
    socket.on('error', () => undefined);
    // The client begins to wait when it has its side of the connection.
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    mock.timers.tick(4000);
    socket.write('220 mail.example\r\n');
    for await (const chunk of socket) {
      const isEnd = String(chunk).startsWith('QUIT');
      socket.write(isEnd ? '221 bye\r\n' : '250 mail.example\r\n');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  mock.timers.enable({ apis: ['setTimeout'] });
  const transport = createTransport(mailServerOptions(`smtp://127.0.0.1:${port}`));
  expect(await transport.verify()).toBe(true);
  transport.close();
  server.close();
});

test('A password leaves this machine encrypted only', () => {
  expect(mailServerOptions('smtp://name:word@mail.example:587').requireTLS).toBe(true);
  expect(mailServerOptions('smtp://localhost:2525').requireTLS).toBe(false);
});
