import type { DatabaseSync } from 'node:sqlite';
import { controlRoutes, type Platform } from './control.ts';
import { openDatabase } from './database.ts';
import { forOwnPages, openServer } from './http.ts';
import { openInstagram } from './instagram/routes.ts';
import { mailboxRoutes } from './mailbox/pages.ts';
import { openMails } from './mailbox/mails.ts';
import { startMailbox } from './mailbox/smtp.ts';
import { stripeJsRoutes } from './stripe-scripts.ts';
import { openAccount, type Account } from './stripe/account.ts';
import { apiRoutes } from './stripe/api/api.ts';
import { authenticationRoutes } from './stripe/payments/authenticate.ts';
import { openConnections } from './stripe/connections.ts';
import { startCourier } from './stripe/webhooks/courier.ts';
import { bankRoutes } from './stripe/bank.ts';
import { openDeliveries, type Deliveries, type Delivery } from './stripe/webhooks/deliveries.ts';
import { withFaults } from './stripe/api/faults.ts';
import { openAnswers } from './stripe/api/idempotency.ts';
import { queueWebhook } from './stripe/webhooks/webhooks.ts';

type Options = Platform & {
  port: number;
  dataDir: string;
  shopUrl: string;
  webhookSecret?: string;
};

/** Starts the stand-ins for other services in one server with its state under `dataDir`. Port 0: any free one. */
export async function startSandbox(options: Options) {
  const server = await openServer(options.port);
  const database = openDatabase(options.dataDir);
  const { account, deliveries, courier } = openStripe(database, server.url, options);
  const { faults, dataDir } = options;
  const instagram = openInstagram({ base: server.url, dataDir, faults });
  const mails = openMails(database);
  const mailbox = await startMailbox(mails, options.faults);
  const controls = controlRoutes(options, async () => ({
    ...describeState(account, deliveries),
    mails: await mails.all(),
    instagram: instagram.state(),
  }));
  server.start({
    ...forOwnPages({ ...controls, ...bankRoutes(database, account) }, server.url),
    ...mailboxRoutes(mails),
    ...instagram.routes,
    ...withFaults(
      { faults, answers: openAnswers(database) },
      {
        ...apiRoutes(database, account),
        ...authenticationRoutes(database, account),
        ...(await stripeJsRoutes()),
      },
    ),
  });
  return {
    url: server.url,
    smtpUrl: mailbox.url,
    async close() {
      courier.stop();
      await mailbox.close();
      await server.close();
      database.close();
    },
  };
}

/** Opens the merchant's account, and starts the courier of its webhooks. */
function openStripe(database: DatabaseSync, url: string, options: Options) {
  const deliveries = openDeliveries(database);
  const account = openAccount(database, {
    url,
    connections: openConnections(database, options),
    announce(event) {
      queueWebhook(deliveries, options.faults, event);
      courier.wake();
    },
  });
  const courier = startCourier(deliveries, {
    destinationsOf: (event) =>
      account.connections.destinations(account.events.find(event)?.livemode ?? false),
    payloadOf: (event) => JSON.stringify(account.events.find(event)),
  });
  return { account, deliveries, courier };
}

/** Returns Stripe's part of GET /state, oldest first. */
function describeState({ paymentIntents, refunds, disputes }: Account, deliveries: Deliveries) {
  return {
    paymentIntents: [...paymentIntents.all()].reverse(),
    refunds: [...refunds.all()].reverse(),
    disputes: [...disputes.all()].reverse(),
    webhooks: deliveries.all().map(describeDelivery),
  };
}

function describeDelivery({ event, type, intent, attempts, status, delivered }: Delivery) {
  const deliveredAt = delivered === null ? null : new Date(delivered).toISOString();
  return { id: event, type, intent, attempts, status, deliveredAt };
}
