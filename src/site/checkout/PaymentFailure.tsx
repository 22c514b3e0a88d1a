import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

type PaymentFailureProps = { title: string; reason?: string; children: ReactNode };

/** Shows why a payment failed. The children are the next steps. */
export function PaymentFailure({ title, reason, children }: PaymentFailureProps) {
  return (
    <section className="mx-auto max-w-measure py-10 text-center">
      <CircleAlert
        aria-hidden
        size={40}
        strokeWidth={1.25}
        className="mx-auto mb-4 text-flanbwayan"
      />
      <h1 tabIndex={-1} className="font-display text-2xl outline-none">
        {title}
      </h1>
      {reason && (
        <p data-part="reason" className="mt-2 text-flanbwayan">
          {reason}
        </p>
      )}
      <div className="mt-2">{children}</div>
    </section>
  );
}
