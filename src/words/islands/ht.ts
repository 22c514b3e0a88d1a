import type { IslandWords } from './en.ts';
import * as order from './ht/order.ts';
import * as payment from './ht/payment.ts';
import * as screen from './ht/screen.ts';
import * as shop from './ht/shop.ts';
import * as transfer from './ht/transfer.ts';

export const ht: IslandWords = { ...order, ...payment, ...screen, ...shop, ...transfer };
