import type Stripe from 'stripe';
import type { Order, ShippingAddress } from '#shared/order';

type Customer = Pick<Order, 'customerEmail' | 'customerName' | 'shippingAddress'>;

/** Returns name, mail and address of the payment; missing ones stay as in the order. */
export function paymentCustomerOf(intent: Stripe.PaymentIntent, order: Customer): Customer {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const billing = charge?.billing_details;
  return {
    customerEmail: intent.receipt_email ?? billing?.email ?? order.customerEmail,
    customerName: intent.shipping?.name ?? billing?.name ?? order.customerName,
    shippingAddress: addressOf(intent) ?? order.shippingAddress,
  };
}

function addressOf({ shipping }: Stripe.PaymentIntent): ShippingAddress | null {
  const address = shipping?.address;
  if (!address) return null;
  const lines = [address.line1, address.line2].filter(Boolean).join(', ');
  const region = [address.city, address.state].filter(Boolean).join(', ');
  return {
    name: shipping.name ?? '',
    address: lines,
    city: region,
    country: address.country ?? '',
    postalCode: address.postal_code ?? '',
  };
}
