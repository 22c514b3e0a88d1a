import { resolve } from 'node:path';
import { runShop } from './run-shop.ts';

await runShop(resolve(import.meta.dirname, '../../..'), 'by-itself');
