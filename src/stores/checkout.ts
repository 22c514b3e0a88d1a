import { totalOf } from '#shared/money';
import type { CardPayment, TransferOrder } from '#shared/payment';
import { atom } from 'nanostores';
import { createPaymentIntent, createTransferPayment } from '../lib/api.ts';
import type { End } from '../lib/verdict.ts';
import { refreshAvailability } from './availability.ts';
import { $cart, addToCart, removeFromCart, type CartItem } from './cart.ts';
import { $overlay, $trigger, closeOverlay, openOverlay } from './overlay.ts';
import { showToast } from './toast.ts';

export type PaymentTab = 'card' | 'zelle';

export type Checkout = {
  tab: PaymentTab;
  /** What is being bought: the cart when the dialog opened. */
  artworks: readonly CartItem[];
  cardPayment: CardPayment | null;
  transferOrder: TransferOrder | null;
  /** While a card is charged the dialog stays open. */
  isPaying: boolean;
};

const nothing: Checkout = {
  tab: 'card',
  artworks: [],
  cardPayment: null,
  transferOrder: null,
  isPaying: false,
};

/** The checkout dialog's purchase (spec, section 4). */
export const $checkout = atom<Checkout>(nothing);

/** Changes some of what is known of the purchase. */
export function changeCheckout(change: Partial<Checkout>): void {
  $checkout.set({ ...$checkout.get(), ...change });
}

/** Opens the dialog for what is in the cart; refused while it is empty (spec, section 5). */
export function startCheckout(): void {
  const artworks = $cart.get();
  if (artworks.length === 0) {
    showToast({
      title: 'Cart is empty',
      description: 'Add some artworks to your cart before checking out',
    });
    return;
  }
  $checkout.set({ ...nothing, artworks });
  openOverlay({ screen: 'checkout' }, $trigger.get());
}

/** The body of both payment calls: `amount` in dollars, several pieces beside the first (rulings 8). */
export function purchaseOf(artworks: readonly CartItem[]) {
  const ids = artworks.map(({ id }) => id);
  const [artworkId = ''] = ids;
  const amount = totalOf(artworks) / 100;
  return ids.length > 1 ? { artworkId, artworkIds: ids, amount } : { artworkId, amount };
}

/** The payment to fill in a card for, asked for when there is none yet (spec, section 4). Throws ApiError. */
export async function requireCardPayment(): Promise<CardPayment> {
  const { artworks, cardPayment } = $checkout.get();
  if (cardPayment) return cardPayment;
  const created = await createPaymentIntent(purchaseOf(artworks));
  changeCheckout({ cardPayment: created });
  return created;
}

/** Gives up the transfer order: the next card payment cancels it (rulings 5), and its works are as before. */
export function payByCardInstead(): void {
  for (const artwork of $checkout.get().artworks) addToCart(artwork);
  changeCheckout({ transferOrder: null });
}

/** Orders by transfer; the hold passes from the card to the transfer (rulings 5). Throws ApiError. */
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

/** Takes what was bought out of the cart and closes the dialog after 1500 ms (spec, section 9). */
export function finishCardPayment({ state }: End): void {
  const { artworks } = $checkout.get();
  if (state !== 'refunded') removeFromCart(...artworks.map(({ id }) => id));
  void refreshAvailability();
  if (state !== 'paid') return;
  showToast({
    title: 'Payment Successful',
    description: 'Your payment has been successfully processed.',
  });
  setTimeout(() => {
    if ($checkout.get().artworks === artworks) closeCheckout();
    announceOrder('');
  }, closesAfterMs);
}

/** Closes the dialog, unless a card is being charged; an order placed in it is announced. */
export function closeCheckout(): void {
  const { transferOrder, isPaying } = $checkout.get();
  if (isPaying || $overlay.get()?.screen !== 'checkout') return;
  closeOverlay();
  if (transferOrder) announceOrder(transferOrder.orderNumber);
}

/** The completion of a purchase; a card order comes without its number (spec, section 4). */
function announceOrder(number: string): void {
  showToast({
    title: 'Order Created Successfully',
    description: number ? `Order #${number} has been created.` : 'Your payment was successful.',
  });
}
