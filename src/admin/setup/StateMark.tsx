import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Minus from 'lucide-react/icons/minus';
import type { RowState } from './setup-words.ts';

const icons: Record<RowState, typeof Check> = {
  ok: Check,
  'to-do': Circle,
  unknown: CircleQuestionMark,
  note: Minus,
  checking: LoaderCircle,
};

export const stateNames: Record<RowState, string> = {
  ok: 'OK',
  'to-do': 'To do',
  unknown: 'Cannot be checked',
  note: 'Not in use',
  checking: 'Checking…',
};

/** Shows what is broken in red, and what is only not done yet in ink. */
export function StateMark({ state, isBroken }: { state: RowState; isBroken: boolean }) {
  const Icon = state === 'to-do' && isBroken ? CircleAlert : icons[state];
  return (
    <Icon
      aria-hidden
      size={16}
      className={clsx(
        'mt-1.5 shrink-0',
        state !== 'to-do' && 'text-sann',
        state === 'to-do' && isBroken && 'text-flanbwayan',
        state === 'checking' && 'animate-spin motion-reduce:animate-none',
      )}
    />
  );
}
