import { centsOf, formatCents } from '#shared/money';
import type { Dispute } from '#shared/order';
import { Alert } from './Alert.tsx';

/** An open dispute has to be answered at Stripe. */
export function DisputeNote({ dispute: { amount, state } }: { dispute: Dispute }) {
  const dollars = formatCents(centsOf(amount));
  switch (state) {
    case 'open':
      return <Alert>{`The buyer disputes ${dollars}. Answer it in Stripe’s dashboard.`}</Alert>;
    case 'won':
      return <p>{`Dispute over ${dollars} won`}</p>;
    case 'lost':
      return <p>{`Dispute lost: the buyer’s bank keeps ${dollars}`}</p>;
    case 'closed':
      return <p>{`Inquiry about ${dollars} closed`}</p>;
  }
}
