import type { OrderRecord } from './records.ts';
import { newTransferState } from '../checkout/transfer-hold.ts';

type Known = Pick<OrderRecord, 'id' | 'createdAt' | 'deadline'> & Partial<OrderRecord>;

/** Stands for an order that was never written or is deleted. */
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
    isHeld: true,
    ...newTransferState('card'),
    pieces: [],
    ...known,
  };
}
