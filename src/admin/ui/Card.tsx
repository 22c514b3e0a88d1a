import { useId } from 'react';
import type { Elements } from '../../ui/elements.ts';

export function Card({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border bg-mi p-6">
      <h2 id={id} className="mb-5 font-display text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
