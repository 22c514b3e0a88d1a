import type { ReactNode } from 'react';
import type { Elements } from '../../ui/elements.ts';

/** Shows what is done at a foreign site, in its order. The site's own words stand in quotes. */
export function Steps({ children }: { children: Elements }) {
  return <ol className="grid list-decimal gap-2 pl-5 text-sm">{children}</ol>;
}

export function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-lanme underline-offset-4 hover:text-lanme"
    >
      {children}
    </a>
  );
}
