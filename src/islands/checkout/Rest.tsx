import { useStore } from '@nanostores/react';
import { $rest, keepRest } from '../../stores/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { BackToShop } from './BackToShop.tsx';

/** The way on after somebody was faster: what is still free of the purchase, else the shop. */
export function Rest({ onPay }: { onPay: () => void }) {
  const rest = useStore($rest);
  if (rest.length === 0) return <BackToShop />;

  function pay() {
    keepRest();
    onPay();
  }

  return (
    <div className="mt-8 space-y-4">
      <p>The other paintings are still free.</p>
      <Button onClick={pay}>Pay for them</Button>
    </div>
  );
}
