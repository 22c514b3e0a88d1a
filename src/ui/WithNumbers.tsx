import type { ReactNode } from 'react';
import { orderNumbers } from '#shared/order-number';

/** Shows a text in which no order number breaks. A number is copied as it is typed, so no other hyphen stands in it. */
export function WithNumbers({ children }: { children: ReactNode }) {
  const pieces = typeof children === 'string' ? children.split(orderNumbers) : [];
  return (
    <span>
      {pieces.length < 2
        ? children
        : pieces.map((piece, index) => (
            <span key={index} className={index % 2 === 1 ? 'whitespace-nowrap' : undefined}>
              {piece}
            </span>
          ))}
    </span>
  );
}
