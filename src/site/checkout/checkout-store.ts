import { totalOf } from '#shared/total';
import type { BuyerOrder } from '#shared/order';
import type { BoughtOrder, TransferOrder } from '#shared/payment';
import { atom } from 'nanostores';
import { buyerHeaders } from '../../lib/buyer.ts';
import { inTime } from '../../lib/in-time.ts';
import { send } from '../../lib/send.ts';
import { forgetBuyer } from './payment/kept-buyer.ts';
import { openPayment, type OpenPayment } from './payment/open-payment.ts';
import { isEnd, needsNewPayment, type End, type Verdict } from './payment/verdict.ts';
import { refreshAvailability } from '../lists/availability-store.ts';
import { $cart, addToCart, removeFromCart, type CartItem } from '../cart/cart-store.ts';
import { $overlay, $trigger, closeOverlay, openOverlay } from '../overlay-store.ts';
import { showToast } from '../../toasts/toast.ts';
import { $words } from '../../words/page-words.ts';

export type PaymentTab = 'card' | 'zelle';

/** With the delivery that was saved beside its instructions. */
export type PlacedOrder = TransferOrder &
  Pick<BuyerOrder, 'shippingAddress' | 'customerNotes' | 'deliveryVersion'>;

export type Checkout = {
  tab: PaymentTab;
  artworks: readonly CartItem[];
  cardPayment: OpenPayment | null;
  transferOrder: PlacedOrder | null;
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
    const { title, text } = $words.get().cart.nothingToBuy;
    showToast({ title, description: text });
    return;
  }
  $bought.set(null);
  $checkout.set({ ...nothing, artworks });
  openOverlay({ screen: 'checkout' }, $trigger.get());
}

/** Starts a transfer on a page without the dialog. */
export function startTransfer(artwork: CartItem): void {
  $checkout.set({ ...nothing, tab: 'zelle', artworks: [artwork] });
}

/** Returns the body of both payment calls, whose amount is a number of dollars (rule 33). */
export function purchaseOf(artworks: readonly Pick<CartItem, 'id' | 'price'>[]) {
  const ids = artworks.map(({ id }) => id);
  const [artworkId = ''] = ids;
  const amount = totalOf(artworks) / 100;
  return ids.length > 1 ? { artworkId, artworkIds: ids, amount } : { artworkId, amount };
}

/** Creates the payment if there is none. Throws ApiError. */
export async function requireCardPayment(): Promise<OpenPayment> {
  const { artworks, cardPayment } = $checkout.get();
  if (cardPayment) return cardPayment;
  const created = await openPayment(purchaseOf(artworks));
  changeCheckout({ cardPayment: created });
  return created;
}

/** Forgets the transfer order: the server cancels it when the card has paid (rule 8). */
export function payByCardInstead(): void {
  for (const artwork of $checkout.get().artworks) addToCart(artwork);
  changeCheckout({ transferOrder: null });
}

/** Throws ApiError. */
export async function placeTransferOrder(customerName: string, customerEmail: string) {
  const { artworks } = $checkout.get();
  const body = { ...purchaseOf(artworks), customerName, customerEmail };
  const order = await inTime(
    send('POST /api/create-zelle-payment', { body, headers: buyerHeaders() }),
  );
  const transferOrder = {
    ...order,
    shippingAddress: null,
    customerNotes: null,
    deliveryVersion: 0,
  };
  changeCheckout({ transferOrder });
  removeFromCart(...artworks.map(({ id }) => id));
  void refreshAvailability();
  const { title, painterConfirms, buyerPays } = $words.get().transfer.ordered;
  const text = transferOrder.awaitsPainter ? painterConfirms : buyerPays;
  showToast({ title, description: text(transferOrder.orderNumber) });
}

/** Keeps the delivery in the transfer order, unless the buyer has turned to the card meanwhile. */
export function keepDelivery({ id, ...saved }: BuyerOrder): void {
  const { shippingAddress, customerNotes, deliveryVersion } = saved;
  const { transferOrder } = $checkout.get();
  if (transferOrder?.orderId !== id) return;
  changeCheckout({
    transferOrder: { ...transferOrder, shippingAddress, customerNotes, deliveryVersion },
  });
}

const closesAfterMs = 1500;

/**
 * Applies a verdict to cart and dialog. `checkout`: the one that was paid; the buyer may have begun another since.
 * The dialog closes 1500 ms after a payment; a panel with the order takes its place.
 */
export function concludeCardPayment(verdict: Verdict, checkout: Checkout): void {
  const { artworks, cardPayment } = checkout;
  const isCurrent = () => $checkout.get().cardPayment === cardPayment;
  const isSold = verdict.state === 'paid' || verdict.state === 'processing';
  if (isCurrent()) {
    changeCheckout({ isPaying: false, ...(needsNewPayment(verdict) && { cardPayment: null }) });
  }
  // What is lost is marked there, what is free can be paid for.
  if (!isSold) for (const artwork of artworks) addToCart(artwork);
  if (!isEnd(verdict)) return;
  const ids = artworks.map(({ id }) => id);
  finishPurchase(verdict, ids, $words.get().payment.processed);
  if (verdict.state !== 'paid') return;
  setTimeout(() => {
    if (isCurrent()) {
      // The focus goes to what is on the screen now.
      $trigger.set(null);
      closeCheckout();
    }
    announceOrder('');
    $bought.set(verdict.order);
  }, closesAfterMs);
}

/** Updates cart and availability, and says `thanks` for what is paid. */
export function finishPurchase({ state }: End, artworkIds: string[], thanks: string): void {
  if (state === 'paid' || state === 'processing') {
    removeFromCart(...artworkIds);
    forgetBuyer();
  }
  void refreshAvailability();
  if (state === 'paid') showToast({ title: $words.get().payment.succeeded, description: thanks });
}

export function closeCheckout(): void {
  const { transferOrder, isPaying } = $checkout.get();
  if (isPaying || $overlay.get()?.screen !== 'checkout') return;
  closeOverlay();
  if (transferOrder) announceOrder(transferOrder.orderNumber);
}

/** Asks while a card is charged; the payment goes on without the dialog. */
export function leaveCheckout(): void {
  if (!$checkout.get().isPaying) return closeCheckout();
  if (mayLeavePayment()) closeOverlay();
}

export function mayLeavePayment(): boolean {
  return confirm($words.get().payment.isOnItsWay);
}

/** Shows that an order exists. A card order has no number yet. */
function announceOrder(number: string): void {
  const { title, transfer, card } = $words.get().payment.ordered;
  showToast({ title, description: number ? transfer(number) : card });
}
