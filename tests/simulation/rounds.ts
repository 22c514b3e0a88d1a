import { checkPurchase, openCardForm } from '../../netlify/use-cases/checkout/card.ts';
import { sentIn } from '../../netlify/use-cases/checkout/purchase.ts';
import { reconcileOrders } from '../../netlify/use-cases/reconciliation.ts';
import { settlePayment } from '../../netlify/use-cases/orders/card/settlement.ts';
import { centsOf } from '#shared/money';
import { installChance } from './chance.ts';
import { installClock } from './clock.ts';
import { createDice } from './dice.ts';
import { installNetwork } from './network.ts';
import { roundsOf } from './rounds-of.ts';
import { openSimulatedShop } from './shop.ts';
import { artworks } from './works.ts';

const shop = openSimulatedShop();
installChance().reset();
const clock = installClock();
const network = installNetwork(clock, shop.hosts);

function purchaseOf(count: number) {
  const wanted = artworks.slice(0, count);
  const ids = wanted.map(({ id }) => id);
  const cents = wanted.reduce((sum, { price }) => sum + centsOf(price), 0);
  return { artworkId: ids[0]!, artworkIds: ids, amount: cents / 100 };
}

const measured: Record<string, string[]> = {};
for (const count of [1, 2, 3]) {
  clock.reset();
  network.reset(createDice([]));
  shop.reset();
  let secret = '';
  const name = count === 1 ? '1 work' : `${count} works`;
  measured[`form, ${name}`] = await roundsOf(network, async () => {
    secret = (await openCardForm(purchaseOf(count), 'buyer')).clientSecret;
  });
  measured[`press, ${name}`] = await roundsOf(network, () =>
    checkPurchase(sentIn(purchaseOf(count)), 'buyer'),
  );
  if (shop.records('').size !== artworks.length)
    throw new Error('A form or a press wrote a record');
  const id = secret.split('_secret_')[0]!;
  await shop.askStripe(
    new Request(`${shop.stripeUrl}/stripe/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_sandbox' },
      body: new URLSearchParams({ client_secret: secret, payment_method: 'pm_card_visa' }),
    }),
  );
  // The change mark, after the order, is no part of the answer.
  measured[`paid, ${name}`] = await roundsOf(network, () => settlePayment(id));
  if (count === 1) await measureDisputes(id);
}

/** Measures a run that reads twenty disputes of a payment, and one after they are old. */
async function measureDisputes(id: string): Promise<void> {
  const asBank = async (path: string, body: object) => {
    const url = `${shop.stripeUrl}/bank/${path}`;
    const answer = await shop.askStripe(
      new Request(url, { method: 'POST', body: JSON.stringify(body) }),
    );
    return (await answer.json()) as { id: string };
  };
  for (let index = 0; index < 20; index++) {
    const dispute = await asBank(`payment_intents/${id}/dispute`, { amount: 100 });
    await asBank(`disputes/${dispute.id}/close`, { status: index % 2 ? 'won' : 'lost' });
  }
  const run = () => reconcileOrders(() => Promise.resolve());
  measured['run, new disputes'] = await roundsOf(network, run);
  // Stripe's events of more than eight days ago are not asked for.
  await network.pass(9 * 24 * 3_600_000);
  await roundsOf(network, run);
  measured['run, old disputes'] = await roundsOf(network, run);
}

shop.close();
console.log(JSON.stringify(measured));
