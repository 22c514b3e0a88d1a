import { useStore } from '@nanostores/react';
import { PrimaryLink } from '../../ui/PrimaryLink.tsx';
import { $words } from '../../words/page-words.ts';

type OrderPageLinkProps = { href: string; className?: string; onClick?: () => void };

export function OrderPageLink(props: OrderPageLinkProps) {
  const { order } = useStore($words);
  return (
    <PrimaryLink data-part="orderPage" {...props}>
      {order.page}
    </PrimaryLink>
  );
}
