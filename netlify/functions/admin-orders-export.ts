import { exportCalls } from '#shared/calls/orders';
import { requireConfirmed } from '../http/confirmation.ts';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { recordActivity } from '../use-cases/admin/activity.ts';
import { tellDeed } from '../use-cases/mail/tell-painter.ts';
import { exportOrders } from '../use-cases/orders/export.ts';

export default adminEndpoint(exportCalls, {
  'GET /api/admin/orders/export': async (call) => {
    await requireConfirmed(call);
    const csv = await exportOrders();
    await recordActivity(call.editor, 'Orders exported');
    call.context.waitUntil(tellDeed('Orders exported'));
    const name = `orders-${new Date().toISOString().slice(0, 10)}.csv`;
    return new Response(csv, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  },
});

export const config: ConfigOf<typeof exportCalls> = { path: '/api/admin/orders/export' };
