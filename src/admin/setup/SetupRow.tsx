import clsx from 'clsx';
import { useId } from 'react';
import type { SetupFinding } from '#shared/admin/setup';
import type { Elements } from '../../ui/elements.ts';
import { formatMoment } from '../ui/moment.ts';
import { StateMark, stateNames } from './StateMark.tsx';
import type { RowState } from './setup-words.ts';

type SetupRowProps = {
  name: string;
  state: RowState;
  findings?: SetupFinding[] | undefined;
  /** What is to do is broken, not only missing. */
  isBroken: boolean;
  children: Elements;
};

export function SetupRow({ name, state, findings, isBroken, children }: SetupRowProps) {
  const heading = useId();
  return (
    <li
      aria-labelledby={heading}
      className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <div className="flex items-baseline justify-between gap-x-4 md:block">
        <h3 id={heading} className="font-medium">
          {name}
        </h3>
        <p
          className={clsx(
            'flex gap-2 text-sm',
            state === 'to-do' ? 'font-medium' : 'text-sann',
            state === 'to-do' && isBroken && 'text-flanbwayan',
          )}
        >
          <StateMark state={state} isBroken={isBroken} />
          <span>{stateNames[state]}</span>
        </p>
      </div>
      <div className="grid content-start justify-items-start gap-2">
        {findings && <Findings findings={findings} isBroken={isBroken} />}
        {children}
      </div>
    </li>
  );
}

function Findings({ findings, isBroken }: { findings: SetupFinding[]; isBroken: boolean }) {
  return (
    <ul className="grid gap-2">
      {findings.map((finding) => (
        <li key={finding.text} className="flex gap-3">
          {findings.length > 1 && <StateMark state={finding.state} isBroken={isBroken} />}
          <p className={clsx('min-w-0', finding.state !== 'to-do' && 'text-sann')}>
            {finding.at ? `${finding.text} ${formatMoment(finding.at)}.` : finding.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
