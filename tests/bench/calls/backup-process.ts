import { randomBytes } from 'node:crypto';
import { writableStore } from '../../../netlify/ports/blobs/store.ts';
import { readBackupPart } from '../../../netlify/use-cases/backup/parts.ts';
import type { Position } from '../../../netlify/use-cases/backup/lines.ts';
import { refreshAllSnapshots } from '../../../netlify/use-cases/publishing/snapshots.ts';
import { aPayment } from '../../fixtures/buyers/money.ts';
import { transferOrder } from '../../fixtures/buyers/transfer-order.ts';
import { orderKey } from '../../fixtures/records.ts';
import { openSimulatedShop } from '../../simulation/shop.ts';
import { manyWorks } from '../builds/many-works.ts';
import type { BackupFigures } from './backup.ts';
import { installSlowCalls } from './slow-calls.ts';

const count = { artworks: 9000, orders: 1000, pictures: 40 };
const bytesOf = { picture: 900_000, film: 20_000_000 };
const blobsMs = 80;

const shop = openSimulatedShop();
const slow = installSlowCalls(shop.hosts, { blobs: 0, stripe: 0 });
shop.reset();
for (const work of manyWorks(count.artworks)) shop.write(`artworks/${work.id}`, work);
for (let index = 0; index < count.orders; index++) {
  const order = transferOrder(`CLS-${index}`, new Date());
  shop.write(orderKey(order.id), { ...order, status: 'delivered', money: [aPayment()] });
}
await refreshAllSnapshots();
const pictures = Array.from({ length: count.pictures }, () => bytesOf.picture);
for (const [index, length] of [...pictures, bytesOf.film].entries()) {
  await writableStore('media').set(`medium-${index}`, new Uint8Array(randomBytes(length)).buffer);
}

slow.delays.blobs = blobsMs;
const figures: BackupFigures = {
  records: 0,
  parts: 0,
  calls: 0,
  inRow: 0,
  seconds: 0,
  slowestPart: 0,
  largestPart: 0,
};
let next: Position | null = null;
do {
  const { result, calls, inRow, seconds } = await slow.measure(() => readBackupPart(next));
  figures.records = result.records;
  figures.parts++;
  figures.calls += calls;
  figures.inRow += inRow;
  figures.seconds += seconds;
  figures.slowestPart = Math.max(figures.slowestPart, seconds);
  figures.largestPart = Math.max(figures.largestPart, result.file.length);
  next = result.next;
} while (next);
shop.close();
console.log(JSON.stringify(figures));
