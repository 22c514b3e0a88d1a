import { useState, type ComponentProps } from 'react';
import { formatAmount } from '#shared/format-amount';
import type { AdminOrder } from '#shared/order';
import { Button } from '../../ui/Button.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { CopyLink } from './CopyLink.tsx';
import { emptyOffer, type OfferValues } from './offer-values.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { makeOffer } from './offers-store.ts';

type MakeOfferProps = {
  /** What the form begins with. */
  begin?: Partial<OfferValues>;
  /** What the offer is about: it names the draft. */
  about: string;
  /** For screen readers, where several buttons have the same label. */
  labelEnd?: string;
  look?: ComponentProps<typeof Button>['look'];
  /** False: no button, but an open form stays. */
  isOffered?: boolean;
  onMade: () => unknown;
};

/** Opens the form of an offer; then tells the order that it became, below the buttons beside it. */
export function MakeOffer({ begin, about, labelEnd, isOffered = true, ...rest }: MakeOfferProps) {
  const { look = 'secondary', onMade } = rest;
  const dialog = useDialog<OfferValues>();
  const [made, setMade] = useState<AdminOrder | null>(null);
  if (!isOffered && !made && !dialog.isOpen) return null;
  return (
    <>
      {isOffered && (
        <Button
          look={look}
          onClick={({ currentTarget }) => dialog.open({ ...emptyOffer, ...begin }, currentTarget)}
        >
          <span>Make an offer</span>
          {labelEnd && <span className="sr-only">{labelEnd}</span>}
        </Button>
      )}
      <div role="status" className="order-last w-full empty:hidden print:hidden">
        {made && <MadeOffer order={made} />}
      </div>
      <OfferDialog
        dialog={dialog}
        draft={`unsaved-offer/${about}`}
        send={(input, sent) =>
          makeOffer(input, sent, (order) => {
            setMade(order);
            return onMade();
          })
        }
      />
    </>
  );
}

function MadeOffer({ order }: { order: AdminOrder }) {
  return (
    <>
      <p>
        <span>{`Offered for ${formatAmount(order.totalAmount)}: `}</span>
        <a
          href={`/admin/orders#${order.id}`}
          className="inline-flex min-h-11 items-center whitespace-nowrap underline decoration-lanme underline-offset-4"
        >
          {`order ${order.id}`}
        </a>
      </p>
      {!order.customerEmail && <CopyLink order={order} />}
    </>
  );
}
