import { useStore } from '@nanostores/react';
import {
  $checkout,
  changeCheckout,
  closeCheckout,
  leaveCheckout,
  type PaymentTab,
} from './checkout-store.ts';
import { $overlay, $trigger } from '../overlay-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { BoughtPanel } from './BoughtPanel.tsx';
import { CardPayment } from './card/CardPayment.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { TransferPayment } from './transfer/TransferPayment.tsx';
import { $words } from '../../words/page-words.ts';

export function CheckoutDialog() {
  const overlay = useStore($overlay);
  const trigger = useStore($trigger);
  const { tab } = useStore($checkout);
  const { checkout } = useStore($words);
  const tabs: readonly Tab<PaymentTab>[] = [
    { value: 'card', label: checkout.tabs.card, content: <CardPayment /> },
    {
      value: 'zelle',
      label: checkout.tabs.zelle,
      content: <TransferPayment end={<CloseButton />} />,
    },
  ];
  return (
    <>
      <Dialog
        open={overlay?.screen === 'checkout'}
        onClose={closeCheckout}
        onBack={leaveCheckout}
        title={checkout.title}
        shape="wide"
        trigger={overlay ? null : trigger}
      >
        <div className="grid gap-6 md:grid-cols-[19rem_minmax(0,1fr)] md:items-start md:gap-8">
          <div className="md:sticky md:top-0">
            <OrderSummary />
          </div>
          <div className="min-w-0">
            <Tabs
              label={checkout.howToPay}
              tabs={tabs}
              value={tab}
              onChange={(next) => changeCheckout({ tab: next })}
            />
          </div>
        </div>
      </Dialog>
      <BoughtPanel />
    </>
  );
}

function CloseButton() {
  const { transfer } = useStore($words);
  return (
    <Button className="w-full" onClick={closeCheckout}>
      {transfer.close}
    </Button>
  );
}
