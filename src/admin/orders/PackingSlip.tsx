import { createResource } from '../calls/resource.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { readFragment } from '../../lib/fragment.ts';
import { send } from '../../lib/send.ts';
import { formatPrice, formatCents } from '#shared/money';
import { totalOf } from '#shared/total';
import { nameCountry } from '#shared/format';
import type { AdminOrder } from '#shared/order';
import type { ShopSettings } from '#shared/admin/settings';
import { sizeLabel } from '#shared/wall/size-words';
import { Button } from '../../ui/Button.tsx';
import { addressLines } from '#shared/address';
import { customsOf } from './customs.ts';

/** Paintings of less than a hundred years, in the Harmonized System of 2022. */
const tariffNumber = '9701.91';

type Slip = { order: AdminOrder | undefined; settings: ShopSettings };

const slip = createResource<Slip>(async () => {
  const id = readFragment();
  const [[order], settings] = await Promise.all([
    send('GET /api/admin/orders', { query: { id } }),
    send('GET /api/admin/settings'),
  ]);
  return { order, settings };
}, 'Failed to fetch the order');

/**
 * Shows one sheet, which lies in the parcel and has the words that a customs form (CN23) asks for (rule 105). Unknown facts are lines to
 * write on.
 */
export function PackingSlip() {
  return (
    <Loaded resource={slip} name="the order">
      {({ order, settings }) =>
        order ? (
          <Sheet order={order} settings={settings} />
        ) : (
          <p>This order does not exist. Open the slip from the order.</p>
        )
      }
    </Loaded>
  );
}

function Sheet({ order, settings }: { order: AdminOrder; settings: ShopSettings }) {
  const address = order.shippingAddress;
  const items = order.items.filter(({ returnedAt }) => !returnedAt);
  const customs = customsOf(order, settings);
  return (
    <>
      {customs.sheet && <style>{`@page { size: ${customs.sheet} }`}</style>}
      <p className="mb-8 flex flex-wrap items-center gap-6 print:hidden">
        <Button onClick={() => print()}>Print</Button>
        <a
          href={`/admin/orders#${order.id}`}
          className="underline decoration-lanme underline-offset-4"
        >
          Back to the order
        </a>
        <a href="/admin/before-you-send" className="underline decoration-lanme underline-offset-4">
          Before you send a painting
        </a>
      </p>
      {!settings.sellerAddress && (
        <p className="mb-8 print:hidden">
          <span>This slip has no sender’s address. Write yours in </span>
          <a
            href="/admin/settings#sellerName"
            className="underline decoration-lanme underline-offset-4"
          >
            Settings
          </a>
          <span>, under ‘Seller’.</span>
        </p>
      )}
      <article aria-label={`Packing slip of order ${order.id}`} className="max-w-3xl">
        <header className="flex items-baseline justify-between gap-8 border-b border-lank pb-4">
          <h2 className="font-display text-2xl">{senderLines(settings)[0]}</h2>
          <p className="whitespace-nowrap">{`Order ${order.id}`}</p>
        </header>
        <div className="grid gap-8 py-6 sm:grid-cols-2 print:grid-cols-2">
          <Party title="From" lines={senderLines(settings)} />
          <Party title="To" lines={address ? [address.name, ...addressLines(address)] : []} />
        </div>
        <ul className="divide-y divide-liy border-y border-liy">
          {items.map((item) => (
            <li key={item.id} className="py-3">
              <em className="font-display text-lg">{item.artworkTitle}</em>
              <p className="text-sm text-sann">
                {[item.year, item.technique, item.dimensions && sizeLabel(item.dimensions)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
        {order.customerNotes && <p className="py-4">{order.customerNotes}</p>}
        {customs.isNeeded && (
          <section aria-labelledby="customs" className="pt-8">
            <h3 id="customs" className="font-display text-lg">
              For a customs form (CN23)
            </h3>
            <dl className="mt-3 divide-y divide-liy border-y border-liy text-sm">
              {items.map((item) => (
                <Row key={item.id} term="Contents">
                  {contentsOf(item)}
                </Row>
              ))}
              <Row term="Category">Sale of goods</Row>
              <Row term="Tariff number (‘HS’)">{tariffNumber}</Row>
              <Row term="Country of origin">
                {customs.origin ? nameCountry(customs.origin) : ''}
              </Row>
              <Row term="Total value">{`${formatCents(totalOf(items))} (USD)`}</Row>
              <Row term={`Net weight in ${customs.unit}`} />
              <Row term="Date and signature" />
            </dl>
          </section>
        )}
      </article>
    </>
  );
}

function senderLines({ sellerName, sellerAddress, shopName }: ShopSettings): string[] {
  return [sellerName || shopName, ...sellerAddress.split('\n')].filter(Boolean);
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-sm text-sann">{title}</h3>
      {(lines.length > 0 ? lines : ['No address yet']).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function Row({ term, children }: { term: string; children?: string }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-8 py-2">
      <dt className="text-sann">{term}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

function contentsOf({ technique, dimensions, price }: AdminOrder['items'][number]): string {
  const work = ['Original painting', technique.toLowerCase(), sizeLabel(dimensions)];
  return `${work.filter(Boolean).join(', ')}; 1 piece; ${formatPrice(price)} (USD)`;
}
