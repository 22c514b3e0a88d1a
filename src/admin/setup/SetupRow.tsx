import clsx from 'clsx';
import { useId } from 'react';
import type { Elements } from '../../ui/elements.ts';
import { formatMoment } from '../moment.ts';
import { stateOfFindings, type SetupFinding } from '#shared/admin/setup';
import { StateMark, stateNames } from './StateMark.tsx';

type SetupRowProps = { name: string; findings: SetupFinding[] | undefined; children: Elements };

export function SetupRow({ name, findings, children }: SetupRowProps) {
  const heading = useId();
  const state = findings ? stateOfFindings(findings) : 'checking';
  return (
    <li
      aria-labelledby={heading}
      className="grid gap-x-8 gap-y-2 py-5 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={heading} className="font-medium">
          {name}
        </h2>
        <p
          className={clsx(
            'flex gap-2 text-sm',
            state === 'to-do' ? 'font-medium text-flanbwayan' : 'text-sann',
          )}
        >
          <StateMark state={state} />
          <span>{stateNames[state]}</span>
        </p>
      </div>
      <div className="grid content-start gap-3">
        {findings && <Findings findings={findings} />}
        {children}
      </div>
    </li>
  );
}

function Findings({ findings }: { findings: SetupFinding[] }) {
  return (
    <ul className="grid gap-2">
      {findings.map((finding) => (
        <li key={finding.text} className="flex gap-3">
          {findings.length > 1 && <StateMark state={finding.state} />}
          <p className={clsx('min-w-0', finding.state !== 'to-do' && 'text-sann')}>
            {finding.at ? `${finding.text} ${formatMoment(finding.at)}.` : finding.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
