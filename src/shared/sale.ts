import * as z from 'zod';
import { priceInput } from './artwork.ts';
import { textInput } from './text.ts';

const short = 'Please write at most 200 characters';

/** Body of POST /api/admin/sales: an artwork that was sold outside of the shop. */
export const saleInput = z.object({
  artworkId: z.string().min(1).max(200),
  price: priceInput,
  place: textInput().max(200, short).default(''),
  buyerName: textInput().max(200, short).default(''),
  note: textInput().max(2000, 'Please write at most 2000 characters').default(''),
});
export type SaleInput = z.infer<typeof saleInput>;
