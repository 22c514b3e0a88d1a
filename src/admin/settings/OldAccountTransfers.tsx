/** The numbers of unpaid orders that showed the bank account of before. */
export function OldAccountTransfers({ orders }: { orders: readonly string[] }) {
  if (orders.length === 0) return null;
  return (
    <div role="status" className="border-l-2 border-soley bg-twal px-4 py-3">
      <p>
        These orders wait for a transfer to the old account. Write to their buyers, or look at both
        accounts:
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {orders.map((id) => (
          <li key={id}>
            <a href={`/admin/orders#${id}`} className="link inline-block py-2">
              {`#${id}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
