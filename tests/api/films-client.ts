import { expect, type APIRequestContext } from '@playwright/test';
import { cutFilm } from '../fixtures/films.ts';
import type { RunningShop } from '../fixtures/shop.ts';

type Made = { missing: string[]; film: { url: string } | null };

export async function sendFilm(request: APIRequestContext, shop: RunningShop, bytes: Buffer) {
  const { id, parts } = cutFilm(bytes);
  await Promise.all([...parts.values()].map((part) => sendPart(request, shop, id, part)));
  return make(request, shop, bytes);
}

export async function make(
  request: APIRequestContext,
  shop: RunningShop,
  bytes: Buffer,
): Promise<Made> {
  const { id, parts } = cutFilm(bytes);
  const answer = await askToMake(request, shop, id, [...parts.keys()]);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Made;
}

export function askToMake(
  request: APIRequestContext,
  { url }: RunningShop,
  id: string,
  parts: string[],
) {
  return request.post(`${url}/api/admin/films/files/${id}`, { data: { parts } });
}

export function sendPart(
  request: APIRequestContext,
  { url }: RunningShop,
  id: string,
  data: Buffer,
) {
  const headers = { 'content-type': 'application/octet-stream' };
  return request.put(`${url}/api/admin/films/files/${id}`, { data, headers });
}
