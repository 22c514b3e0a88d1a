import { PrimaryLink } from './PrimaryLink.tsx';

type OrderPageLinkProps = { href: string; className?: string; onClick?: () => void };

export function OrderPageLink(props: OrderPageLinkProps) {
  return (
    <PrimaryLink data-part="orderPage" {...props}>
      Your order&rsquo;s page
    </PrimaryLink>
  );
}
