import { startCardPayment } from '../../netlify/use-cases/checkout/card-payments.ts';
import { setOrderStatus } from '../../netlify/use-cases/orders/order-edits.ts';
import { refreshAllSnapshots } from '../../netlify/use-cases/publishing/snapshots.ts';
import { placeTransferOrder } from '../../netlify/use-cases/checkout/transfer-orders.ts';
import { centsOf } from '#shared/money';
import { installChance } from './chance.ts';
import { installClock } from './clock.ts';
import { createDice } from './dice.ts';
import { installNetwork } from './network.ts';
import { roundsOf } from './rounds-of.ts';
import { cardHoldMs, openSimulatedShop } from './shop.ts';
import { artworks } from './works.ts';

const hasLimits = process.argv.includes('--limits');
const shop = openSimulatedShop({ holdsPerAddress: hasLimits ? 10 : 0 });
installChance().reset();
const clock = installClock();
const network = installNetwork(clock, shop.hosts);

const [{ id: artworkId, price }] = artworks as [(typeof artworks)[0]];
const purchase = { artworkId, amount: centsOf(price!) / 100 };
const customer = { customerName: 'Marie Joseph', customerEmail: 'marie@example.com' };
const byCard = (buyer: string) => startCardPayment(purchase, { buyer, address: '127.0.0.1' });
const byTransfer = (buyer: string) =>
  placeTransferOrder({ ...purchase, ...customer }, { buyer, address: '127.0.0.1' });

const purchases = { card: byCard, transfer: byTransfer };
const measured: Record<string, string[]> = {};
for (const [way, buy] of Object.entries(purchases)) {
  await begin();
  measured[`${way}, never held`] = await roundsOf(network, () => buy('first'));
  await begin();
  const { orderNumber } = await play(() => byCard('first'));
  await play(() => setOrderStatus({ id: orderNumber, editor: 'admin' }, 'cancelled'));
  measured[`${way}, held before`] = await roundsOf(network, () => buy('second'));
  await begin();
  await play(() => byCard('first'));
  await network.pass(cardHoldMs + 1000);
  measured[`${way}, after a hold that lapsed`] = await roundsOf(network, () => buy('second'));
}
if (hasLimits) {
  await begin();
  for (const work of artworks.slice(1)) {
    const held = { artworkId: work.id, amount: centsOf(work.price!) / 100 };
    await play(() => startCardPayment(held, { buyer: work.id, address: '127.0.0.1' }));
  }
  measured['card, over the limit'] = await roundsOf(network, () => byCard('first'));
}
shop.close();
console.log(JSON.stringify(measured));

/** An empty shop whose lists were written, as the first reconciliation does. */
async function begin(): Promise<void> {
  clock.reset();
  network.reset(createDice([]));
  shop.reset();
  await play(refreshAllSnapshots);
}

async function play<Result>(work: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await roundsOf(network, async () => (result = await work()));
  return result!;
}
