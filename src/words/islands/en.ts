/** The texts of islands. `{name}` is the place of an element (`Filled`). */
export * from './en/order.ts';
export * from './en/payment.ts';
export * from './en/shop.ts';
export * from './en/transfer.ts';
