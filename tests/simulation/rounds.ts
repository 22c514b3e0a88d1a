import { startCardPayment } from '../../netlify/use-cases/card-payments.ts';
import { setOrderStatus } from '../../netlify/use-cases/orders.ts';
import { placeTransferOrder } from '../../netlify/use-cases/transfer-orders.ts';
import { centsOf } from '#shared/money';
import { installChance } from './chance.ts';
import { installClock } from './clock.ts';
import { createDice } from './dice.ts';
import { installNetwork } from './network.ts';
import { cardHoldMs, openSimulatedShop } from './shop.ts';
import { artworks } from './works.ts';

const shop = openSimulatedShop();
installChance().reset();
const clock = installClock();
const network = installNetwork(clock, shop.hosts);

/** The hosts that a function calls until it ends, round by round: what it calls side by side is one round. */
async function roundsOf(work: () => Promise<unknown>): Promise<string[]> {
  const rounds: string[] = [];
  let problem: unknown;
  network.start('measured', work, (error) => (problem = error));
  for (;;) {
    const hosts = await network.runRound();
    if (hosts.length === 0) break;
    rounds.push([...new Set(hosts.map((host) => host.split('.')[0]))].sort().join('+'));
  }
  if (problem) throw problem;
  return rounds;
}

const [{ id: artworkId, price }] = artworks as [(typeof artworks)[0]];
const purchase = { artworkId, amount: centsOf(price!) / 100 };
const customer = { customerName: 'Marie Joseph', customerEmail: 'marie@example.com' };
const byCard = (buyer: string) => startCardPayment(purchase, buyer);
const byTransfer = (buyer: string) =>
  placeTransferOrder({ ...purchase, ...customer }, { buyer, address: '127.0.0.1' });

const purchases = { card: byCard, transfer: byTransfer };
const measured: Record<string, string[]> = {};
for (const [way, buy] of Object.entries(purchases)) {
  begin();
  measured[`${way}, never held`] = await roundsOf(() => buy('first'));
  begin();
  const { orderNumber } = await play(() => byCard('first'));
  await play(() => setOrderStatus({ id: orderNumber, editor: 'admin' }, 'cancelled'));
  measured[`${way}, held before`] = await roundsOf(() => buy('second'));
  begin();
  await play(() => byCard('first'));
  await network.pass(cardHoldMs + 1000);
  measured[`${way}, after a hold that lapsed`] = await roundsOf(() => buy('second'));
}
shop.close();
console.log(JSON.stringify(measured));

function begin(): void {
  clock.reset();
  network.reset(createDice([]));
  shop.reset();
}

async function play<Result>(work: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await roundsOf(async () => (result = await work()));
  return result!;
}
