import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect } from 'react';
import { $session } from '../../../stores/admin.ts';
import {
  $publishing,
  followPublishing,
  type PublishingState as State,
} from '../../../stores/publishing.ts';
import { describePublishing } from './words.ts';

const icons = {
  live: Check,
  publishing: LoaderCircle,
  waiting: Clock,
  manual: Clock,
  failed: CircleAlert,
};

/** Says where the last changes stand, always in sight of the administrator. */
export function PublishingState() {
  const session = useStore($session);
  const publishing = useStore($publishing);
  useEffect(() => {
    if (session === 'signed-in') return followWhileVisible();
    return undefined;
  }, [session]);
  return (
    <div role="status" className="flex min-h-8 items-center gap-2 text-sm">
      {publishing && <Words publishing={publishing} />}
    </div>
  );
}

function Words({ publishing }: { publishing: State }) {
  const Icon = icons[publishing.state];
  return (
    <p
      className={
        publishing.state === 'failed'
          ? 'flex gap-2 font-medium text-flanbwayan'
          : 'flex gap-2 text-sann'
      }
    >
      <Icon aria-hidden size={16} className="mt-1 shrink-0" />
      {describePublishing(publishing)}
    </p>
  );
}

// A phone in the pocket asks nothing; taken out again, it asks at once.
function followWhileVisible(): () => void {
  const follow = () => {
    if (!document.hidden) void followPublishing();
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}
