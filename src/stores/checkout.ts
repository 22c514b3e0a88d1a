import { totalOf } from '#shared/money';
import type { CardPayment, TransferOrder } from '#shared/payment';
import { atom } from 'nanostores';
import { createPaymentIntent, createTransferPayment } from '../lib/api.ts';
import type { BoughtOrder, End } from '../lib/payment/verdict.ts';
import { refreshAvailability } from './availability.ts';
import { $cart, addToCart, removeFromCart, type CartItem } from './cart.ts';
import { $overlay, $trigger, closeOverlay, openOverlay } from './overlay.ts';
import { showToast } from './toast.ts';

export type PaymentTab = 'card' | 'zelle';

export type Checkout = {
  tab: PaymentTab;
  artworks: readonly CartItem[];
  cardPayment: CardPayment | null;
  transferOrder: TransferOrder | null;
  /** The dialog stays open while a card is charged. */
  isPaying: boolean;
};

const nothing: Checkout = {
  tab: 'card',
  artworks: [],
  cardPayment: null,
  transferOrder: null,
  isPaying: false,
};

export const $checkout = atom<Checkout>(nothing);

/** The order that stays on the screen after the dialog has closed. */
export const $bought = atom<BoughtOrder | null>(null);

export function changeCheckout(change: Partial<Checkout>): void {
  $checkout.set({ ...$checkout.get(), ...change });
}

/** Refuses an empty cart. */
export function startCheckout(): void {
  const artworks = $cart.get();
  if (artworks.length === 0) {
    showToast({
      title: 'Cart is empty',
      description: 'Add some artworks to your cart before checking out',
    });
    return;
  }
  $bought.set(null);
  $checkout.set({ ...nothing, artworks });
  openOverlay({ screen: 'checkout' }, $trigger.get());
}

/** The body of both payment calls (rule 33). */
export function purchaseOf(artworks: readonly CartItem[]) {
  const ids = artworks.map(({ id }) => id);
  const [artworkId = ''] = ids;
  const amount = totalOf(artworks) / 100;
  return ids.length > 1 ? { artworkId, artworkIds: ids, amount } : { artworkId, amount };
}

/** Creates the payment if there is none. Throws ApiError. */
export async function requireCardPayment(): Promise<CardPayment> {
  const { artworks, cardPayment } = $checkout.get();
  if (cardPayment) return cardPayment;
  const created = await createPaymentIntent(purchaseOf(artworks));
  changeCheckout({ cardPayment: created });
  return created;
}

/** Forgets the transfer order: the next card payment replaces it (rule 14). */
export function payByCardInstead(): void {
  for (const artwork of $checkout.get().artworks) addToCart(artwork);
  changeCheckout({ transferOrder: null });
}

/** The card order's hold moves to the transfer order (rule 14). Throws ApiError. */
export async function placeTransferOrder(customerName: string, customerEmail: string) {
  const { artworks } = $checkout.get();
  const purchase = { ...purchaseOf(artworks), customerName, customerEmail };
  const transferOrder = await createTransferPayment(purchase);
  changeCheckout({ transferOrder, cardPayment: null });
  removeFromCart(...artworks.map(({ id }) => id));
  void refreshAvailability();
  showToast({
    title: 'Order Created',
    description: `Order #${transferOrder.orderNumber} has been created. Please complete your Zelle payment.`,
  });
}

const closesAfterMs = 1500;

/** Closes the dialog 1500 ms after a payment; a panel with the order takes its place. */
export function finishCardPayment(end: End): void {
  const { artworks, cardPayment } = $checkout.get();
  const ids = artworks.map(({ id }) => id);
  const order = end.order ?? (cardPayment && orderOf(cardPayment, artworks));
  finishPurchase(end, ids, 'Your payment has been successfully processed.');
  if (end.state !== 'paid') return;
  setTimeout(() => {
    // The focus goes to what is on the screen now.
    $trigger.set(null);
    if ($checkout.get().artworks === artworks) closeCheckout();
    announceOrder('');
    $bought.set(order);
  }, closesAfterMs);
}

/** What this page knows of an order while the server does not answer. */
function orderOf({ orderNumber }: CardPayment, artworks: readonly CartItem[]): BoughtOrder {
  const items = artworks.map(({ title, imageUrl }) => ({
    artworkTitle: title,
    imageUrl,
    imageWidth: 0,
    imageHeight: 0,
  }));
  return { orderNumber, orderPage: null, items };
}

/** Updates cart and availability, and says `thanks` for what is paid. */
export function finishPurchase({ state }: End, artworkIds: string[], thanks: string): void {
  if (state !== 'refunded') removeFromCart(...artworkIds);
  void refreshAvailability();
  if (state === 'paid') showToast({ title: 'Payment Successful', description: thanks });
}

export function closeCheckout(): void {
  const { transferOrder, isPaying } = $checkout.get();
  if (isPaying || $overlay.get()?.screen !== 'checkout') return;
  closeOverlay();
  if (transferOrder) announceOrder(transferOrder.orderNumber);
}

/** A card order has no number yet. */
function announceOrder(number: string): void {
  showToast({
    title: 'Order Created Successfully',
    description: number ? `Order #${number} has been created.` : 'Your payment was successful.',
  });
}
