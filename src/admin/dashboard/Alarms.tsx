import { useStore } from '@nanostores/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { $alarms } from '../session/session.ts';

/** Shows what has stopped and only the painter can repair (rule 100). */
export function Alarms() {
  const alarms = useStore($alarms);
  if (alarms.length === 0) return null;
  return (
    <ul aria-label="Alarms" className="mb-4 grid gap-2">
      {alarms.map(({ words, label, path }) => (
        <li
          key={words}
          className="flex gap-2 border-l-2 border-flanbwayan bg-twal px-4 py-3 text-sm"
        >
          <CircleAlert aria-hidden size={16} className="mt-1 shrink-0 text-flanbwayan" />
          <span className="grid min-w-0 justify-items-start gap-1">
            <strong className="font-medium">{words}</strong>
            <a href={path} className="underline decoration-lanme underline-offset-4">
              {label}
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}
