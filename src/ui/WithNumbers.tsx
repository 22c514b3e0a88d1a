import type { ReactNode } from 'react';
import { orderNumbers } from '#shared/order-number';

/** Shows a text in which no order number breaks. A number is copied as it is typed, so no other hyphen stands in it. */
export function WithNumbers({ children }: { children: ReactNode }) {
  const pieces = typeof children === 'string' ? children.split(orderNumbers) : [];
  if (pieces.length < 2) return children;
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece && <span key={index}>{piece}</span>
    ),
  );
}
