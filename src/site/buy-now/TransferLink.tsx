import { useStore } from '@nanostores/react';
import { findTransferInfo } from '../../lib/api.ts';
import { pagePath } from '../page-path.ts';
import { useRequest } from '../../lib/use-request.ts';
import { $words } from '../../words/page-words.ts';

/** Leads to the other way to pay, if the shop offers it. */
export function TransferLink({ artworkId }: { artworkId: string }) {
  const { checkout } = useStore($words);
  const info = useRequest(findTransferInfo);
  if (info.state !== 'ready') return null;
  return <PaymentLink artworkId={artworkId} by="zelle" words={checkout.byTransfer} />;
}

type PaymentLinkProps = { artworkId: string; by?: 'zelle'; words: string };

export function PaymentLink({ artworkId, by, words }: PaymentLinkProps) {
  const query = new URLSearchParams({ artworkId, ...(by && { by }) });
  return (
    <p className="text-center">
      <a
        href={pagePath(`/checkout?${query}`)}
        className="inline-block py-2 underline decoration-lanme underline-offset-4 hover:text-lanme"
      >
        {words}
      </a>
    </p>
  );
}
