import { useStore } from '@nanostores/react';
import { pagePath } from '../page-path.ts';
import { Filled } from '../../ui/Filled.tsx';
import { hasTerms } from './shipping.ts';
import { $words } from '../../words/page-words.ts';

/** Leads to another tab, because the form would lose what is typed. Nothing while the terms are unwritten. */
export function TermsLink() {
  const { terms } = useStore($words).checkout;
  if (!hasTerms()) return null;
  const page = (
    <a
      href={pagePath('/terms')}
      target="_blank"
      className="text-lank underline decoration-lanme underline-offset-4"
    >
      {terms.page}
    </a>
  );
  return (
    <p className="text-sm text-sann">
      <Filled text={terms.text} parts={{ page }} />
    </p>
  );
}
