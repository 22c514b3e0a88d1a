import type { HoldCounts, KeptHold, KeptReason } from '#shared/admin/holds';

const reasons: Record<KeptReason, (count: number) => string> = {
  promised: (count) => `${count} confirmed bank ${count === 1 ? 'transfer' : 'transfers'}`,
  processing: (count) =>
    `${count} ${count === 1 ? 'payment' : 'payments'} that Stripe is processing`,
  paid: (count) => `${count} paid ${count === 1 ? 'order' : 'orders'}`,
  failed: (count) => `${count} that could not be reached: please try again`,
};
const order: KeptReason[] = ['promised', 'processing', 'paid', 'failed'];

export function nameHolds(count: number): string {
  return `${count} ${count === 1 ? 'hold' : 'holds'}`;
}

export function describeCounts({ held, freeable, promised, paid, uncounted }: HoldCounts): string {
  if (held === 0) return 'Nothing is held.';
  const stay = { promised, processing: 0, paid, failed: 0 };
  const more = uncounted > 0 ? ` ${nameHolds(uncounted)} more could not be counted in time.` : '';
  const frees = freeable > 0 ? `This frees ${nameHolds(freeable)}.` : 'No hold can be freed.';
  return `${frees} ${describeStay(stay)}${more}`.trim();
}

export function describeKept(kept: readonly KeptHold[]): string {
  const counts = { promised: 0, processing: 0, paid: 0, failed: 0 };
  for (const { reason } of kept) counts[reason]++;
  return describeStay(counts);
}

function describeStay(counts: Record<KeptReason, number>): string {
  const stay = order.filter((reason) => counts[reason] > 0);
  const total = stay.reduce((sum, reason) => sum + counts[reason], 0);
  if (total === 0) return '';
  const words = stay.map((reason) => reasons[reason](counts[reason]));
  return `${total} ${total === 1 ? 'stays' : 'stay'}: ${words.join(', ')}.`;
}
