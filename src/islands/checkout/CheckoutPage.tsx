import { useEffect } from 'react';
import { useRequest } from '../../lib/use-request.ts';
import { showToast } from '../../stores/toast.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { mount } from '../mount.tsx';
import { ArtworkPurchase } from './ArtworkPurchase.tsx';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { findChosen } from './chosen-artwork.ts';
import { showStartFailure } from './words.ts';

export { askEarly } from './chosen-artwork.ts';

/** The checkout of one artwork, named in the address (spec, section 2). */
export function CheckoutPage() {
  const chosen = useRequest(findChosen, showStartFailure);
  const isMissing = chosen.state === 'ready' && !chosen.answer;
  useEffect(mount, []);
  useEffect(() => {
    if (isMissing) showMissing();
  }, [isMissing]);

  if (chosen.state === 'loading') return <Spinner />;
  if (chosen.state === 'failed') return <CheckoutFailure error={chosen.error} />;
  return chosen.answer ? <ArtworkPurchase artwork={chosen.answer} /> : <CheckoutFailure />;
}

function showMissing() {
  showToast({
    title: 'Missing Information',
    description: 'No artwork selected for checkout',
    variant: 'destructive',
  });
}
