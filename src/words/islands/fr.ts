import type { IslandWords } from './en.ts';
import * as order from './fr/order.ts';
import * as payment from './fr/payment.ts';
import * as screen from './fr/screen.ts';
import * as shop from './fr/shop.ts';
import * as transfer from './fr/transfer.ts';

export const fr: IslandWords = { ...order, ...payment, ...screen, ...shop, ...transfer };
