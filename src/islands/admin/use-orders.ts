import { useStore } from '@nanostores/react';
import { $orders, loadOrders } from '../../stores/admin-orders.ts';
import { useWhenSignedIn } from './use-when-signed-in.ts';

/** The orders, asked for as soon as the session has been checked. */
export function useOrders() {
  useWhenSignedIn(loadOrders);
  return useStore($orders);
}
