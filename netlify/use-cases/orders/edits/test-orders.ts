import { readStripeMode } from '../../../ports/keys.ts';
import { recordActivity } from '../../admin/activity.ts';
import { publishSales } from '../../publishing/changes.ts';
import { markDue } from '../record/due.ts';
import { listTestOrders } from '../lists/listing.ts';
import { findOrder, isTestOrder, nameOf, removeOrder } from '../record/records.ts';
import { fitTakes } from '../changes/order-takes.ts';

/**
 * Removes the orders of the test keys from a shop with live keys (rule 66); returns their numbers. An order goes after its takes: a press
 * after a crash finds those that are left. Its due key has reconciliation renew the lists.
 */
export async function removeTestOrders(editor: string): Promise<string[]> {
  const orders = await listTestOrders();
  if (orders.length === 0) return [];
  const mode = await readStripeMode();
  for (const named of orders) {
    const order = await findOrder(nameOf(named));
    if (!order || !isTestOrder(order, mode)) continue;
    await markDue(order);
    await fitTakes({ ...order, status: 'cancelled' });
    await removeOrder(order);
  }
  await publishSales();
  const ids = orders.map(({ id }) => id);
  const subject = ids.length === 1 ? 'Test order' : `${ids.length} test orders`;
  await recordActivity(editor, `${subject} removed: ${ids.join(', ')}`);
  return ids;
}
