import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type Stripe from 'stripe';
import { openCollection, type Collection } from '../collection.ts';
import type { Connections } from './connections.ts';

/** What the sandbox's one merchant has at Stripe. */
export type Account = {
  /** The sandbox's own address. */
  url: string;
  paymentIntents: Collection<Stripe.PaymentIntent>;
  paymentMethods: Collection<Stripe.PaymentMethod>;
  charges: Collection<Stripe.Charge>;
  refunds: Collection<Stripe.Refund>;
  disputes: Collection<Stripe.Dispute>;
  events: Collection<Stripe.EventBase>;
  connections: Connections;
  /** Called with each new event, in the transaction that stores it. */
  announce(event: Stripe.EventBase): void;
};

/** Opens the merchant's objects, as the database has them. */
export function openAccount(
  database: DatabaseSync,
  { url, connections, announce }: Pick<Account, 'url' | 'connections' | 'announce'>,
): Account {
  return {
    url,
    connections,
    announce,
    paymentIntents: openCollection(database, 'payment_intent'),
    paymentMethods: openCollection(database, 'payment_method'),
    charges: openCollection(database, 'charge'),
    refunds: openCollection(database, 'refund'),
    disputes: openCollection(database, 'dispute'),
    events: openCollection(database, 'event'),
  };
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a new id of Stripe's form: prefix, underscore, 24 letters and digits. */
export function newId(prefix: string): string {
  const tail = Array.from({ length: 24 }, () => letters[randomInt(letters.length)]);
  return `${prefix}_${tail.join('')}`;
}

/** Returns the time in Stripe's unit, whole seconds since 1970. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
