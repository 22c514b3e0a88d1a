import * as order from './en/order.ts';
import * as payment from './en/payment.ts';
import * as screen from './en/screen.ts';
import * as shop from './en/shop.ts';
import * as transfer from './en/transfer.ts';

/** The texts of islands. `{name}` is the place of an element (`Filled`). */
export const en = { ...order, ...payment, ...screen, ...shop, ...transfer };

export type IslandWords = typeof en;
