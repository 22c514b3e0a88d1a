import * as z from 'zod';
import { readCurrent } from '../../ports/blobs/snapshots.ts';
import { snapshots } from '../publishing/snapshots.ts';
import { claimSchema, pieceOf, type Claim } from './claims.ts';
import { saleSchema, type Sale } from './sales.ts';

const salesPrefix = 'sold/';
const claimsPrefix = 'claims/';

/** Reads all sales by piece. One that was given up is there with `orderId` null. */
export async function readSales(read = readCurrent): Promise<Map<string, Sale>> {
  return parseSales(await read({ ...snapshots.holds, prefixes: [salesPrefix] }, z.unknown()));
}

/** Reads the newest claim of each piece, by key. */
export async function readClaims(): Promise<Map<string, Claim>> {
  return parseClaims(
    await readCurrent({ ...snapshots.holds, prefixes: [claimsPrefix] }, z.unknown()),
  );
}

/** Reads all sales by piece and the newest claim of each piece, with one read of their snapshot. */
export async function readSalesAndClaims(): Promise<{
  sales: Map<string, Sale>;
  claims: Map<string, Claim>;
}> {
  const records = await readCurrent(snapshots.holds, z.unknown());
  return { sales: parseSales(records), claims: parseClaims(records) };
}

function parseSales(records: ReadonlyMap<string, unknown>): Map<string, Sale> {
  const sales = [...records].filter(([key]) => key.startsWith(salesPrefix));
  return new Map(sales.map(([key, value]) => [pieceOf(key), saleSchema.parse(value)]));
}

function parseClaims(records: ReadonlyMap<string, unknown>): Map<string, Claim> {
  const claims = [...records].filter(([key]) => key.startsWith(claimsPrefix));
  return new Map(claims.map(([key, value]) => [key, claimSchema.parse(value)]));
}
