import { useStore } from '@nanostores/react';
import { $rest, removeLostItems } from './refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { BackToShop } from './BackToShop.tsx';
import { $words } from '../../words/page-words.ts';

/** Shows what is still free of the purchase after another buyer was faster, else the link to the shop. */
export function Rest({ onPay }: { onPay: () => void }) {
  const rest = useStore($rest);
  const { checkout } = useStore($words);
  if (rest.length === 0) return <BackToShop />;

  function pay() {
    removeLostItems();
    onPay();
  }

  return (
    <div className="mt-8 basis-full space-y-4">
      <p>{checkout.othersAreFree}</p>
      <Button onClick={pay}>{checkout.payForOthers}</Button>
    </div>
  );
}
