import { beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { totalOf } from '#shared/total';
import {
  $cart,
  addToCart,
  clearCart,
  removeFromCart,
  type CartItem,
} from '../../src/site/cart/cart-store.ts';
import { repricedItems } from '../../src/site/cart/cart-prices.ts';

beforeEach(() => clearCart());

test('An artwork is in the cart once, however often it is added', () => {
  expect(addToCart(work({ id: 'a' }))).toBe(true);
  expect(addToCart(work({ id: 'a', price: '999' }))).toBe(false);
  expect($cart.get().length).toBe(1);
  expect(totalOf($cart.get())).toBe(15_000);
});

test('The total is the sum in cents of prices in any form', () => {
  addToCart(work({ id: 'text', price: '150.50' }));
  addToCart(work({ id: 'number', price: 0.1 }));
  addToCart(work({ id: 'sum-of-floats', price: 0.2 }));
  addToCart(work({ id: 'none', price: null }));
  expect(totalOf($cart.get())).toBe(15_080);
});

test('Artworks can be removed one by one, several at once, or all', () => {
  for (const id of ['a', 'b', 'c', 'd']) addToCart(work({ id }));
  removeFromCart('b');
  expect(ids()).toEqual(['a', 'c', 'd']);
  removeFromCart('a', 'd', 'unknown');
  expect(ids()).toEqual(['c']);
  clearCart();
  expect(ids()).toEqual([]);
});

test('New prices change only their artworks', () => {
  const works = [work({ id: 'a' }), work({ id: 'b' }), work({ id: 'c' })];
  const prices = { a: '180', c: null };
  expect(repricedItems(works, prices).map(({ price }) => price)).toEqual(['180', '150', null]);
});

function ids(): string[] {
  return $cart.get().map(({ id }) => id);
}

function work(values: Partial<CartItem>): CartItem {
  return {
    id: 'x',
    title: 'X',
    price: '150',
    imageUrl: '/samples/x.jpg',
    technique: '',
    dimensions: '',
    ...values,
  };
}
