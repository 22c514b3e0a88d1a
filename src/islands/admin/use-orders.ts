import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $orders, loadOrders } from '../../stores/admin-orders.ts';
import { $session } from '../../stores/admin.ts';

/** The orders, asked for as soon as the session has been checked. */
export function useOrders() {
  const session = useStore($session);
  useEffect(() => {
    if (session === 'signed-in') void loadOrders();
  }, [session]);
  return useStore($orders);
}
