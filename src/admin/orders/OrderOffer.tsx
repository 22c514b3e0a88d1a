import { formatDay } from '#shared/day';
import { mayEnd, offerView } from '#shared/ledger';
import { formatCents } from '#shared/money';
import type { PartView } from '#shared/offer';
import type { AdminOrder } from '#shared/order';
import { Button } from '../../ui/Button.tsx';
import { dayOf } from '../ui/moment.ts';
import { CopyLink } from '../offers/CopyLink.tsx';
import { OfferDialog } from '../offers/OfferDialog.tsx';
import { isOffered, valuesOf } from '../offers/offer-values.ts';
import { changeOffer } from '../offers/offers-store.ts';
import { Action } from '../ui/Action.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { Alert } from './Alert.tsx';
import { reloadOrder, replaceOrder, withdrawOffer } from './orders-store.ts';

/** Shows the words and parts of an offer, and what the painter can do with it. */
export function OrderOffer({ order }: { order: AdminOrder }) {
  const view = offerView(order);
  if (!view) return null;
  const { words, parts } = view;
  return (
    <div className="mt-3 grid gap-1 text-sm">
      {words && <blockquote className="whitespace-pre-line border-l pl-3">{words}</blockquote>}
      {parts.length > 1 && (
        <ol aria-label="Parts" className="mt-2">
          {parts.map((part, place) => (
            <li key={place}>
              <PartWords part={part} isOpen={order.status === 'pending'} />
            </li>
          ))}
        </ol>
      )}
      {order.status === 'pending' && <CopyLink order={order} />}
      {mayEnd(order) && <OpenOffer order={order} />}
    </div>
  );
}

function PartWords({ part, isOpen }: { part: PartView; isOpen: boolean }) {
  const amount = formatCents(part.cents);
  const day = formatDay(dayOf(part.until));
  if (part.state === 'came') return <p>{`${amount} has come`}</p>;
  if (part.isLate && isOpen) return <Alert>{`${amount} is late: it was due by ${day}`}</Alert>;
  return <p className="text-sann">{`${amount} by ${day}`}</p>;
}

/** Shows the buttons of an offer before any money has come. */
function OpenOffer({ order }: { order: AdminOrder }) {
  const { id, items } = order;
  const dialog = useDialog<AdminOrder>();
  const hasWorks = items.some(({ isLine }) => !isLine);
  return (
    <div className="flex flex-wrap gap-x-6 print:hidden">
      <Button look="quiet" onClick={({ currentTarget }) => dialog.open(order, currentTarget)}>
        <span>Change the offer</span>
        <span className="sr-only">{`, order ${id}`}</span>
      </Button>
      <OfferDialog
        isChange
        dialog={{ ...dialog, subject: dialog.subject && valuesOf(order) }}
        draft={`unsaved-offer/${id}`}
        send={(input) =>
          changeOffer(order, input, replaceOrder, async () => {
            const newest = await reloadOrder(id);
            return newest && isOffered(input, newest);
          })
        }
      />
      <Action
        look="quiet"
        label="Withdraw"
        labelEnd={`, order ${id}`}
        question={{
          title: 'Withdraw the offer?',
          words: hasWorks
            ? 'The page of the offer says that it is withdrawn. The works are free again.'
            : 'The page of the offer says that it is withdrawn.',
          yes: 'Withdraw it',
          busy: 'Withdrawing...',
          no: 'Keep it',
        }}
        run={() => withdrawOffer(id)}
      />
    </div>
  );
}
