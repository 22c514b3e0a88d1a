import type Stripe from 'stripe';
import { newId, nowInSeconds, type Account } from '../account.ts';
import { emit } from '../events.ts';
import { leftOf } from './refunds.ts';

/** Takes the whole charge back; Stripe refuses refunds of it until the merchant has won. */
export function openDispute(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  account.charges.save({ ...charge, disputed: true });
  const dispute = account.disputes.save(newDispute(charge));
  emit(account, 'charge.dispute.created', dispute);
  return dispute;
}

/** Closes a dispute by the bank's decision. */
export function closeDispute(
  account: Account,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost',
): Stripe.Dispute {
  const is_charge_refundable = status === 'won';
  const closed = account.disputes.save({ ...dispute, status, is_charge_refundable });
  emit(account, 'charge.dispute.closed', closed);
  return closed;
}

function newDispute(charge: Stripe.Charge): Stripe.Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount: leftOf(charge),
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
