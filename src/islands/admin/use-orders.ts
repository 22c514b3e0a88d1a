import { useStore } from '@nanostores/react';
import { $orders, loadOrders } from '../../stores/admin/orders.ts';
import { useWhenSignedIn } from './use-when-signed-in.ts';

/** The orders, asked for by `load` as soon as the session has been checked. */
export function useOrders(load: () => Promise<void> = loadOrders) {
  useWhenSignedIn(load);
  return useStore($orders);
}
