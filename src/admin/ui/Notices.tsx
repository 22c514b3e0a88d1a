import { useStore } from '@nanostores/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Missing } from '#shared/admin/session';
import { $missing } from '../session.ts';

const words: Record<Missing, string> = {
  mail: 'No mails are sent: neither buyers nor you hear of an order by e-mail. Connect your mail server under Setup. A transfer order reserves its artworks for the whole TRANSFER_HOLD_HOURS, because nobody can confirm it by e-mail: a stranger with invented addresses can block half of what is for sale.',
  'build-hook':
    'Changes wait for the next deploy: nothing rebuilds the site by itself. Connect the build hook under Setup.',
  terms:
    'Buyers pay real money and the checkout says nothing of taxes, delivery and returns: write your terms under Settings.',
};

export function Notices() {
  const missing = useStore($missing);
  if (missing.length === 0) return null;
  return (
    <ul aria-label="Notices" className="mb-8 grid gap-2 text-sm">
      {missing.map((name) => (
        <li key={name} className="flex gap-2 border-l-2 border-soley bg-twal px-4 py-2">
          <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
          <span className="min-w-0">{words[name]}</span>
        </li>
      ))}
    </ul>
  );
}
