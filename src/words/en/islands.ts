/** The texts of islands. `{name}` is the place of an element (`Filled`). */
export * from './islands/order.ts';
export * from './islands/payment.ts';
export * from './islands/shop.ts';
export * from './islands/transfer.ts';
