import clsx from 'clsx';

type OrderPageLinkProps = { href: string; className?: string; onClick?: () => void };

export function OrderPageLink({ href, className, onClick }: OrderPageLinkProps) {
  return (
    <a
      href={href}
      data-part="orderPage"
      onClick={onClick}
      className={clsx(
        'inline-flex min-h-11 items-center justify-center bg-flanbwayan px-6 font-medium text-mi transition-colors hover:bg-flanbwayan-deep',
        className,
      )}
    >
      Your order&rsquo;s page
    </a>
  );
}
