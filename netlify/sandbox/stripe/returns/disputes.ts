import type Stripe from 'stripe';
import { newId, nowInSeconds, type Account } from '../account.ts';
import { emit } from '../events.ts';
import { leftOf } from './refunds.ts';

/** `asked`: an inquiry, which moves no money. `amount`: cents, without it all that is left of the charge. */
export type NewDispute = { amount?: number | undefined; asked?: boolean | undefined };

/** The bank's decision; 'open': an inquiry becomes a dispute. */
export const decisions = ['open', 'won', 'lost', 'closed', 'prevented'] as const;
export type Decision = (typeof decisions)[number];

/** Takes money of the charge back, or asks about it; Stripe refuses refunds while a dispute is open. */
export function openDispute(
  account: Account,
  charge: Stripe.Charge,
  { amount = leftOf(charge), asked = false }: NewDispute,
): Stripe.Dispute {
  account.charges.save({ ...charge, disputed: true });
  const dispute = account.disputes.save({
    ...newDispute(charge, amount),
    ...(asked && { status: 'warning_needs_response', is_charge_refundable: true }),
  });
  emit(account, 'charge.dispute.created', dispute);
  return asked ? dispute : withdraw(account, dispute);
}

/** Tells the bank's decision about a dispute or inquiry. */
export function decideDispute(
  account: Account,
  dispute: Stripe.Dispute,
  decision: Decision,
): Stripe.Dispute {
  if (decision === 'open') {
    const opened = account.disputes.save({
      ...dispute,
      status: 'needs_response',
      is_charge_refundable: false,
    });
    emit(account, 'charge.dispute.updated', opened);
    return withdraw(account, opened);
  }
  const status = decision === 'closed' ? 'warning_closed' : decision;
  const settled = decision === 'prevented' ? withdraw(account, dispute) : dispute;
  const closed = account.disputes.save({
    ...settled,
    status,
    is_charge_refundable: decision !== 'lost' || dispute.amount < capturedOf(account, dispute),
  });
  emit(account, 'charge.dispute.closed', closed);
  return decision === 'won' ? reinstate(account, closed) : closed;
}

function capturedOf(account: Account, { charge }: Stripe.Dispute): number {
  return account.charges.find(String(charge))?.amount_captured ?? 0;
}

function withdraw(account: Account, dispute: Stripe.Dispute): Stripe.Dispute {
  const moved = account.disputes.save(withMove(dispute, -dispute.amount));
  emit(account, 'charge.dispute.funds_withdrawn', moved);
  return moved;
}

function reinstate(account: Account, dispute: Stripe.Dispute): Stripe.Dispute {
  const moved = account.disputes.save(withMove(dispute, dispute.amount));
  emit(account, 'charge.dispute.funds_reinstated', moved);
  return moved;
}

/** Fifteen dollars of fee are beside the amount (docs.stripe.com/disputes/how-disputes-work). */
const feeCents = 1500;

function withMove(dispute: Stripe.Dispute, amount: number): Stripe.Dispute {
  const fee = amount < 0 ? feeCents : 0;
  const created = nowInSeconds();
  const moved: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency: dispute.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  };
  return { ...dispute, balance_transactions: [...dispute.balance_transactions, moved] };
}

function newDispute(charge: Stripe.Charge, amount: number): Stripe.Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: charge.livemode,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
