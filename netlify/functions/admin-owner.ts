import { ownerCalls } from '#shared/calls/account';
import { readReader } from '../http/buyer.ts';
import { setConfirmationCookie } from '../http/confirmation.ts';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { startSession } from '../http/session.ts';
import { askForLink, setPasswordByLink } from '../use-cases/account/forgotten.ts';
import { findOwnerAnswer, makeAccount, recoverAccount } from '../use-cases/account/owner.ts';
import { mailAccountChange } from '../use-cases/account/account-mails.ts';
import { proposeTimeZone } from '../use-cases/settings.ts';

export default publicEndpoint(ownerCalls, {
  'GET /api/admin/first-visit': findOwnerAnswer,

  'POST /api/admin/first-visit': async ({ body, context, request }) => {
    const administrator = await makeAccount(context.ip, body);
    const { timeZone } = readReader(request);
    if (timeZone) context.waitUntil(proposeTimeZone(timeZone).catch(console.error));
    const session = await startSession(context, administrator, body.isLong);
    await setConfirmationCookie({ context, session });
  },

  'POST /api/admin/recovery': async ({ body, context }) => {
    const administrator = await recoverAccount(context.ip, body);
    context.waitUntil(mailAccountChange('recovered'));
    await startSession(context, administrator, body.isLong);
  },

  'POST /api/admin/forgotten': ({ context }) => {
    context.waitUntil(askForLink(context.ip).catch(console.error));
  },

  'POST /api/admin/new-password': async ({ body, context }) => {
    const administrator = await setPasswordByLink(context.ip, body);
    context.waitUntil(mailAccountChange('mailed'));
    await startSession(context, administrator, body.isLong);
  },
});

export const config: ConfigOf<typeof ownerCalls> = {
  path: [
    '/api/admin/first-visit',
    '/api/admin/recovery',
    '/api/admin/forgotten',
    '/api/admin/new-password',
  ],
};
