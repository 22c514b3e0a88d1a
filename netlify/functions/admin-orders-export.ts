import { exportCalls } from '#shared/calls/orders';
import type { Decimal } from '#shared/csv';
import type { ExportQuery } from '#shared/order';
import { requireConfirmed } from '../http/confirmation.ts';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { recordActivity } from '../use-cases/admin/activity.ts';
import { mailDeed } from '../use-cases/mail/mail-painter.ts';
import { exportOrders } from '../use-cases/orders/lists/export.ts';
import { exportMoney } from '../use-cases/orders/lists/export-money.ts';

export default adminEndpoint(exportCalls, {
  'GET /api/admin/orders/export': (call) => download(call, 'Orders', exportOrders),
  'GET /api/admin/orders/export/money': (call) => download(call, 'Money', exportMoney),
});

type Caller = Parameters<typeof requireConfirmed>[0] & { editor: string; query: ExportQuery };

async function download(call: Caller, title: string, write: (decimal: Decimal) => Promise<string>) {
  await requireConfirmed(call);
  const csv = await write(call.query.decimal);
  await recordActivity(call.editor, `${title} exported`);
  call.context.waitUntil(mailDeed(`${title} exported`));
  const name = `${title.toLowerCase()}-${new Date().toISOString().slice(0, 10)}.csv`;
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

export const config: ConfigOf<typeof exportCalls> = {
  path: ['/api/admin/orders/export', '/api/admin/orders/export/money'],
};
