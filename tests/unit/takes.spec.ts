import { test } from 'node:test';
import { expect } from '@playwright/test';
import {
  readLiveTakes,
  removeTake,
  takeUnit,
  type Take,
} from '../../netlify/use-cases/takes/takes.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

giveOwnStore();

const one = (id: string) => ({ id, stockQuantity: 1 });
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const hold: Take = { orderId: 'a hold', buyer: 'Marie', until: inAnHour, round: 0 };
const sale: Take = { orderId: 'a sale', buyer: 'Marie', until: null, round: 0 };

test("a sale takes the place of its buyer's hold (rule 8)", async () => {
  const unit = one('tanbouye');
  await takeUnit(unit, hold, null);
  const taking = await takeUnit(unit, sale, null);
  expect(taking).toEqual({ isTaken: true, rivals: [], gaveWay: ['a hold'] });
  expect(await readLiveTakes(unit.id)).toEqual([sale]);
});

for (const wish of [
  { ...sale, buyer: 'Jean' },
  { ...hold, orderId: 'another hold' },
]) {
  test(`a hold stays beside ${wish.orderId} of ${wish.buyer} (rule 8)`, async () => {
    const unit = one(wish.orderId.replaceAll(' ', '-'));
    await takeUnit(unit, hold, null);
    expect(await takeUnit(unit, wish, null)).toEqual({
      isTaken: false,
      rivals: [hold],
      gaveWay: [],
    });
    expect(await readLiveTakes(unit.id)).toEqual([hold]);
  });
}

test('a clean-up of an earlier round leaves what the order has taken since (rule 28)', async () => {
  const unit = one('again');
  const opened = { ...hold, round: 1 };
  await takeUnit(unit, opened, null);
  await removeTake(unit.id, { id: hold.orderId, round: 0 });
  expect(await readLiveTakes(unit.id)).toEqual([opened]);
  await removeTake(unit.id, { id: hold.orderId, round: 1 });
  expect(await readLiveTakes(unit.id)).toEqual([]);
});
