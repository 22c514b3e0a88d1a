export * from './ht/order.ts';
export * from './ht/payment.ts';
export * from './ht/shop.ts';
export * from './ht/transfer.ts';
