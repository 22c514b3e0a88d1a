import * as z from 'zod';
import { paymentMethods } from './artwork.ts';

export const orderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderStatusInput = z.object({ status: z.enum(orderStatuses) });

export const trackingInput = z.object({ trackingNumber: z.string().trim().max(100) });

const shippingAddressSchema = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  postalCode: z.string(),
});

/** Money that goes back: `due` until Stripe has taken the refund (rulings 3 and 4). Amount in dollars. */
const refundSchema = z.object({
  key: z.string(),
  amount: z.string(),
  reason: z.string(),
  state: z.enum(['due', 'done']),
});

const orderItemSchema = z.object({
  id: z.string(),
  artworkTitle: z.string(),
  imageUrl: z.string(),
  quantity: z.literal(1),
  price: z.string(),
});

/** An order as the administrator sees it (spec, section 3). Its id is its order number; amounts in dollars, as text. */
export const orderSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  method: z.enum(paymentMethods),
  status: z.enum(orderStatuses),
  customerName: z.string().nullable(),
  customerEmail: z.string().nullable(),
  shippingAddress: shippingAddressSchema.nullable(),
  items: z.array(orderItemSchema),
  totalAmount: z.string(),
  trackingNumber: z.string().nullable(),
  customerNotes: z.string().nullable(),
  /** When the hold on its pieces ends, while it is pending. */
  deadline: z.string(),
  paidAt: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  refunds: z.array(refundSchema),
});
export type Order = z.infer<typeof orderSchema>;
export type OrderItem = z.infer<typeof orderItemSchema>;
export type ShippingAddress = z.infer<typeof shippingAddressSchema>;
export type Refund = z.infer<typeof refundSchema>;
