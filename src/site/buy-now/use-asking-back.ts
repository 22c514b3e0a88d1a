import { useEffect } from 'react';
import { mayLeavePayment } from '../checkout/checkout-store.ts';
import { enterHistory } from '../../ui/history-entries.ts';

/** Back asks before it leaves a payment that is on its way. */
export function useAskingBack(isPaying: boolean): void {
  useEffect(() => {
    if (!isPaying) return;
    const end = enterHistory(() => {
      if (!mayLeavePayment()) return;
      end();
      history.back();
    });
    return end;
  }, [isPaying]);
}
