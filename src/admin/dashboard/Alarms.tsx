import { useStore } from '@nanostores/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Alarm } from '#shared/admin/session';
import { answerGone } from '../instagram/instagram-store.ts';
import { $alarms } from '../session/session.ts';
import { Action } from '../ui/Action.tsx';

/** Shows what has stopped and only the painter can repair (rule 100). */
export function Alarms() {
  const alarms = useStore($alarms);
  if (alarms.length === 0) return null;
  return (
    <ul aria-label="Alarms" className="mb-4 grid gap-2">
      {alarms.map((alarm) => (
        <li
          key={alarm.words}
          className="flex gap-2 border-l-2 border-flanbwayan bg-twal px-4 py-3 text-sm"
        >
          <CircleAlert aria-hidden size={16} className="mt-1 shrink-0 text-flanbwayan" />
          <AlarmWords {...alarm} />
        </li>
      ))}
    </ul>
  );
}

function AlarmWords({ words, label, path, asks }: Alarm) {
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      <strong className="font-medium">{words}</strong>
      {asks && <p className="max-w-prose text-lank">{asks.advice}</p>}
      {asks && <GoneAnswers since={asks.since} />}
      <a href={path} className="underline decoration-lanme underline-offset-4">
        {label}
      </a>
    </div>
  );
}

/** Asks what becomes of what posts brought that are gone (rule 47). */
function GoneAnswers({ since }: { since: string }) {
  const answer = (is: 'hide' | 'keep') => () => answerGone({ since, answer: is });
  return (
    <div className="my-2 flex flex-wrap gap-3">
      <Action label="Keep them" run={answer('keep')} />
      <Action label="Hide them" run={answer('hide')} />
    </div>
  );
}
