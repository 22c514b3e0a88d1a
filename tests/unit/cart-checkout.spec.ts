import { expect, test } from '@playwright/test';
import { $cart, addToCart, clearCart } from '../../src/stores/cart.ts';
import {
  $bought,
  $checkout,
  changeCheckout,
  closeCheckout,
  finishCardPayment,
  placeTransferOrder,
  purchaseOf,
  requireCardPayment,
  startCheckout,
} from '../../src/stores/checkout.ts';
import { $overlay, closeOverlay } from '../../src/stores/overlay.ts';
import { $toast } from '../../src/stores/toast.ts';
import { answerWith, restoreFetch, sentBodies } from './api-client-stub.ts';

const cardPayment = {
  clientSecret: 'pi_1_secret_2',
  orderNumber: 'K7M',
  deadline: '2026-11-24',
  isHeld: true,
};
const order = { orderNumber: 'K7M', orderPage: '/order#K7M.key', items: [] };
const transferOrder = { success: true, orderId: 'K7M', orderNumber: 'K7M', deadline: '2026-11-24' };

test.beforeEach(() => {
  clearCart();
  closeOverlay();
  $toast.set(null);
});
test.afterEach(restoreFetch);

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
  changeCheckout({ cardPayment });
  await placeTransferOrder('Marie', 'marie@example.com');
  expect($cart.get()).toEqual([]);
  expect($checkout.get().cardPayment).toBeNull();
  expect($toast.get()?.description).toBe(
    'Order #K7M has been created. Please complete your Zelle payment.',
  );
  closeCheckout();
  expect($toast.get()).toMatchObject({
    title: 'Order Created Successfully',
    description: 'Order #K7M has been created.',
  });
});

test('A paid card empties the cart, and closes the dialog after a moment; the order stays', async () => {
  fill();
  finishCardPayment({ state: 'paid', order });
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

test('While the server does not answer, the number of a paid order is known from its payment', async () => {
  fill();
  changeCheckout({ cardPayment });
  finishCardPayment({ state: 'paid', order: null });
  await expect
    .poll(() => $bought.get())
    .toMatchObject({
      orderNumber: 'K7M',
      orderPage: null,
      items: [{ artworkTitle: 'a' }],
    });
});

test('A lost race keeps the cart, and shows no success', () => {
  fill();
  finishCardPayment({ state: 'refunded', order });
  expect($cart.get()).toHaveLength(1);
  expect($toast.get()).toBeNull();
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
  return { id, title: id, price, imageUrl: '/samples/x.jpg' };
}
