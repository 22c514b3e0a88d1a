import type { Routes } from '../http.ts';
export async function stripeJsRoutes(): Promise<Routes> {
  return {};
}
