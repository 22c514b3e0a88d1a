import * as z from 'zod';
import { cardPaymentOf } from '#shared/ledger';
import { centsOf } from '#shared/money';
import { negated } from '#shared/cents';
import type { Dispute, StoredOrder } from '#shared/order';

/** Where records of before have their disputes: beside the money. The next write of the order leaves them out. */
export const olderDisputes = {
  disputes: z
    .array(
      z.object({
        id: z.string(),
        amount: z.string(),
        state: z.enum(['open', 'won', 'lost', 'closed']),
        of: z.string().optional(),
      }),
    )
    .optional(),
};

type Older = StoredOrder & z.infer<z.ZodObject<typeof olderDisputes>>;

/** Moves older disputes into the money. Their day is that of the mail that told of them. */
export function withDisputesInMoney<One extends Older>({
  disputes = [],
  ...order
}: One): Omit<One, 'disputes'> {
  const moved = disputes.map(
    ({ id, amount, state, of = cardPaymentOf(order)?.id ?? '' }): Dispute => ({
      id,
      at: order.mails.findLast(({ about }) => about === `${id} ${state}`)?.at ?? order.createdAt,
      cents: negated(centsOf(amount)),
      way: 'card',
      note: '',
      of,
      dispute: state,
    }),
  );
  return { ...order, money: [...order.money, ...moved] };
}
