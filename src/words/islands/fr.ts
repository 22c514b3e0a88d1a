export * from './fr/order.ts';
export * from './fr/payment.ts';
export * from './fr/shop.ts';
export * from './fr/transfer.ts';
