import { afterEach, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { $availability } from '../../src/site/lists/availability-store.ts';
import { $cart, addToCart, clearCart } from '../../src/site/cart/cart-store.ts';
import {
  $bought,
  $checkout,
  changeCheckout,
  closeCheckout,
  concludeCardPayment,
  placeTransferOrder,
  purchaseOf,
  requireCardPayment,
  startCheckout,
} from '../../src/site/checkout/checkout-store.ts';
import { $overlay, closeOverlay } from '../../src/site/overlay-store.ts';
import { $isSold, $rest, removeLostItems } from '../../src/site/checkout/refusal.ts';
import { $toast } from '../../src/toasts/toast.ts';
import { answerWith, restoreFetch, sentBodies } from './api-client-stub.ts';

const cardPayment = {
  clientSecret: 'pi_1_secret_2',
  orderNumber: 'K7M',
  paymentKey: 'key',
  publishableKey: 'pk',
};
const opened = { ...cardPayment, openedAt: 0 };
const order = { orderNumber: 'K7M', orderPage: '/order#K7M.key', items: [] };
const transferOrder = { success: true, orderId: 'K7M', orderNumber: 'K7M', awaitsPainter: false };

beforeEach(() => {
  clearCart();
  closeOverlay();
  $toast.set(null);
  $availability.set({});
});
afterEach(restoreFetch);

test('An empty cart is refused at checkout', () => {
  startCheckout();
  expect($overlay.get()).toBeNull();
  expect($toast.get()).toMatchObject({
    title: 'Cart is empty',
    description: 'Add some artworks to your cart before checking out',
  });
});

test('A purchase of one artwork has exactly artworkId and amount, one of several has artworkIds too', () => {
  const [first, second] = [work('a', '150.50'), work('b', 200)];
  expect(purchaseOf([first])).toEqual({ artworkId: 'a', amount: 150.5 });
  expect(purchaseOf([first, second])).toEqual({
    artworkId: 'a',
    artworkIds: ['a', 'b'],
    amount: 350.5,
  });
});

test('The card tab asks for a payment once', async () => {
  answerWith(200, cardPayment);
  fill();
  await requireCardPayment();
  await requireCardPayment();
  expect(sentBodies()).toEqual([{ artworkId: 'a', amount: 150 }]);
});

test('A transfer order removes its artworks from the cart and is announced on closing', async () => {
  answerWith(200, transferOrder);
  fill();
  await placeTransferOrder('Marie', 'marie@example.com');
  expect($cart.get()).toEqual([]);
  expect($toast.get()?.description).toBe(
    'Order #K7M has been created. Please complete your Zelle payment.',
  );
  closeCheckout();
  expect($toast.get()).toMatchObject({
    title: 'Order Created Successfully',
    description: 'Order #K7M has been created.',
  });
});

test('A transfer order that awaits the painter does not ask for the transfer', async () => {
  answerWith(200, { ...transferOrder, awaitsPainter: true });
  fill();
  await placeTransferOrder('Marie', 'marie@example.com');
  expect($toast.get()).toMatchObject({
    title: 'Order Created',
    description: 'Order #K7M has been created. The painter will confirm it by e-mail.',
  });
});

test('A paid card empties the cart, and closes the dialog after a moment; the order stays', async () => {
  fill();
  concludeCardPayment({ state: 'paid', order }, $checkout.get());
  expect($cart.get()).toEqual([]);
  expect($toast.get()).toMatchObject({
    title: 'Payment Successful',
    description: 'Your payment has been successfully processed.',
  });
  expect($overlay.get()).not.toBeNull();
  await expect.poll(() => $overlay.get()).toBeNull();
  expect($toast.get()).toMatchObject({
    title: 'Order Created Successfully',
    description: 'Your payment was successful.',
  });
  expect($bought.get()).toEqual(order);
  fill();
  expect($bought.get()).toBeNull();
});

test('A payment that is being finished empties the cart without a word of success; released, it comes back', () => {
  fill();
  changeCheckout({ isPaying: true });
  concludeCardPayment({ state: 'processing', order: null }, $checkout.get());
  expect($cart.get()).toEqual([]);
  expect($checkout.get().isPaying).toBe(false);
  concludeCardPayment({ state: 'released', order }, $checkout.get());
  expect($cart.get().map(({ id }) => id)).toEqual(['a']);
  expect($toast.get()).toBeNull();
});

test('A payment that takes no further attempt is replaced, another one stays', () => {
  fill();
  changeCheckout({ cardPayment: opened });
  const failure = { state: 'failed', reason: 'Declined' } as const;
  concludeCardPayment({ ...failure, isOver: false }, $checkout.get());
  expect($checkout.get().cardPayment).toBe(opened);
  concludeCardPayment({ ...failure, isOver: true }, $checkout.get());
  expect($checkout.get().cardPayment).toBeNull();
});

test('A late verdict does not touch the checkout that the buyer has begun since', async () => {
  fill();
  changeCheckout({ cardPayment: opened });
  const first = $checkout.get();
  concludeCardPayment({ state: 'processing', order }, first);
  addToCart(work('b', '200'));
  startCheckout();
  changeCheckout({ cardPayment: { ...opened, clientSecret: 'pi_3_secret_4' }, isPaying: true });
  concludeCardPayment({ state: 'paid', order }, first);
  expect($checkout.get().isPaying).toBe(true);
  expect($cart.get().map(({ id }) => id)).toEqual(['b']);
  await expect.poll(() => $bought.get()).toEqual(order);
  expect($overlay.get()).toEqual({ screen: 'checkout' });
});

test('What another buyer got leaves cart and checkout, and the rest gets a new payment', () => {
  addToCart(work('b', '200'));
  fill();
  changeCheckout({ cardPayment: opened });
  expect($rest.get()).toEqual([]);
  $availability.set({ a: 'sold', b: 'yours' });
  expect($isSold.get()).toBe(true);
  removeLostItems();
  expect($cart.get().map(({ id }) => id)).toEqual(['b']);
  expect($checkout.get()).toMatchObject({ artworks: [{ id: 'b' }], cardPayment: null });
  expect([$isSold.get(), $rest.get()]).toEqual([false, []]);
});

test('The only artwork of a purchase has no rest; reserved, it can be tried again', () => {
  fill();
  $availability.set({ a: 'reserved' });
  expect([$isSold.get(), $rest.get()]).toEqual([false, []]);
  $availability.set({ a: 'sold' });
  expect([$isSold.get(), $rest.get()]).toEqual([true, []]);
});

test('The dialog stays open while a card is charged', () => {
  fill();
  changeCheckout({ isPaying: true });
  closeCheckout();
  expect($overlay.get()).toEqual({ screen: 'checkout' });
});

function fill() {
  addToCart(work('a', '150'));
  startCheckout();
}

function work(id: string, price: string | number) {
  return { id, title: id, price, imageUrl: '/samples/x.jpg', technique: '', dimensions: '' };
}
