import type { OrderRecord } from './order-records.ts';
import { newTransferState } from './transfer-hold.ts';

type Known = Pick<OrderRecord, 'id' | 'createdAt' | 'deadline'> & Partial<OrderRecord>;

/** A cancelled card order that stands for one that nobody wrote or that is gone, with what is known of it. */
export function newCancelledOrder(known: Known): OrderRecord {
  return {
    method: 'card',
    status: 'cancelled',
    customerName: null,
    customerEmail: null,
    shippingAddress: null,
    items: [],
    totalAmount: '0.00',
    trackingNumber: null,
    customerNotes: null,
    paidAt: null,
    paymentIntentId: null,
    refunds: [],
    mails: [],
    buyer: '',
    round: 0,
    accessKey: '',
    ...newTransferState('card'),
    pieces: [],
    ...known,
  };
}
