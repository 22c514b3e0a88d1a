// Runs one unpacked function (its working folder) as AWS Lambda does, with Netlify's bootstrap from the zip.
import { join } from 'node:path';
import process from 'node:process';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';

const runsForMs = 30_000;

globalThis.awslambda = {
  streamifyResponse: (handler) => handler,
  HttpResponseStream: { from: (stream, head) => Object.assign(stream, { head }) },
};

const entry = pathToFileURL(join(process.cwd(), '___netlify-entry-point.mjs'));
const { handler } = await import(entry.href);

process.on('message', async ({ id, event }) => {
  const stream = collect((answer) => process.send({ id, answer }));
  const context = { awsRequestId: String(id), getRemainingTimeInMillis: () => runsForMs };
  try {
    await handler(event, stream, context);
    await finished(stream);
    process.send({ id, isOver: true });
  } catch (error) {
    process.send({ id, isOver: true, crash: String(error?.stack ?? error) });
  }
});
process.once('disconnect', () => process.exit());
process.send({ isReady: true });

function collect(finish) {
  const chunks = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  stream.once('finish', () => {
    finish({ ...stream.head, body: Buffer.concat(chunks).toString('base64') });
  });
  return stream;
}
