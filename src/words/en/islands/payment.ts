import { en as common } from '../common.ts';

export const checkout = {
  title: 'Complete Your Purchase',
  howToPay: 'How to pay',
  tabs: { card: 'Pay with Card', zelle: 'Pay with Zelle' },
  summary: 'Order summary',
  total: 'Total',
  terms: { text: 'The {page} of this shop apply.', page: 'terms' },
  backToCart: 'Back to cart',
  backToShop: 'Back to the shop',
  othersAreFree: 'The other paintings are still free.',
  payForOthers: 'Pay for them',
  /** The category of most artworks. */
  artwork: 'artwork',
  retry: 'Retry',
  submit: 'Complete Purchase',
  byTransfer: 'Pay by bank transfer (US banks)',
  byCard: 'Pay by card',
  working: 'Processing...',
  tooManyTries: 'Too many tries from your network. Please wait a minute and try again.',
  /** Of a transfer order above the share that may be held: it reserves nothing (rule 10). */
  notReservedYet:
    'Not reserved yet: the painter will confirm by e-mail. Please do not send money before.',
  notStarted: { title: 'Error', text: 'Failed to initialize payment. Please try again.' },
  nothingChosen: { title: 'Missing Information', text: 'No artwork selected for checkout' },
  failure: {
    title: 'Unable to Process Payment',
    text: "We couldn't initialize the payment process. Please try again or {contact}.",
    contact: 'contact support',
    back: 'Go Back',
  },
  waysOn: {
    label: 'Other ways on',
    blocked:
      'The card form comes from Stripe. An ad blocker, a privacy setting or the network of a company may stop it. Allow it for this page, or open the page in another browser.',
    ask: 'Ask the painter',
    others: 'See the other artworks',
  },
};

export const card = {
  pay: (amount: string) => `Pay ${amount}`,
  notReserved: 'Not reserved until you pay. If somebody is faster, you are not charged.',
  hasTransfer: (orderNumber: string, isHeld: boolean) =>
    `You have ordered by bank transfer: order #${orderNumber}. If you pay by card, ${isHeld ? 'that order is cancelled and ' : ''}nothing needs to be transferred.`,
  instead: 'Pay by card instead',
  youPay: (amount: string, seller: string) => `You pay ${amount} to ${seller}.`,
  notLoaded: 'Could not initialize Stripe payment. Please try again.',
  notStarted: 'Could not initialize payment. Please try again later.',
  unknown:
    'We could not reach the shop to learn what became of your payment. Please do not pay again yet.',
  checkAgain: 'Check again',
  unreached: 'We could not reach the shop, so your card was not charged. Please try again.',
  renewed: 'This form was open for a day, so here is a new one. Your card was not charged.',
};

export const payment = {
  thanks: 'Thank you for your purchase!',
  succeeded: 'Payment Successful',
  processed: 'Your payment has been successfully processed.',
  isOnItsWay:
    'Your payment is on its way. Leave before its result is here? If it succeeds, we will e-mail you.',
  failed: 'Payment Failed',
  error: 'Payment Error',
  unexplained: 'An error occurred during payment.',
  ordered: {
    title: 'Order Created Successfully',
    transfer: (orderNumber: string) => `Order #${orderNumber} has been created.`,
    card: 'Your payment was successful.',
  },
  endings: {
    paid: { title: 'Payment Successful', text: 'Thank you for your purchase!' },
    part: {
      title: 'Payment Successful',
      text: 'Thank you. The page of your order says what is to come.',
    },
    bought: { title: 'You have bought this', text: null },
    processing: {
      title: 'Payment processing',
      text: 'Your bank has agreed. We are finishing your order and will e-mail you; you can close this page.',
    },
    refunded: {
      title: 'Payment returned',
      text: 'All of your money is on its way back to you.',
    },
    changed: {
      title: 'Your order has changed',
      text: 'The page of your order says what became of your money.',
    },
    released: { title: 'Nothing was charged', text: null },
  },
  pending: 'Your bank may show {amount} as pending; it disappears within some days.',
  nextSteps: common.nextSteps,
  leaving: common.leaving,
  notCompleted: 'It was not completed.',
  putBack: 'Put these works back into the cart',
  tryAgain: 'Try again',
  notFound: 'We could not find this payment',
  unreachable: {
    title: 'We could not check your payment',
    text: 'The shop does not answer.',
    checkAgain: 'Check again',
  },
};
