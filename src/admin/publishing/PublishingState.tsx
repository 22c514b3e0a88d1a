import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect } from 'react';
import type { Publishing } from '#shared/admin/publishing';
import { $publishing, followPublishing } from './publishing-store.ts';
import { canPublish, PublishNow } from './PublishNow.tsx';
import { describePublishing, isBroken } from './publishing-words.ts';

const icons = {
  live: Check,
  publishing: LoaderCircle,
  waiting: Clock,
  manual: Clock,
  failed: CircleAlert,
  stopped: CircleAlert,
  older: CircleAlert,
};

export function PublishingState() {
  const publishing = useStore($publishing);
  useEffect(followWhileVisible, []);
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-6 text-sm">
      <div role="status">{publishing && <Words publishing={publishing} />}</div>
      {publishing && canPublish(publishing) && <PublishNow look="quiet" />}
    </div>
  );
}

function Words({ publishing }: { publishing: Publishing }) {
  const { state } = publishing;
  const Icon = icons[state];
  return (
    <p
      className={clsx('flex gap-2', isBroken(state) ? 'font-medium text-flanbwayan' : 'text-sann')}
    >
      <Icon aria-hidden size={16} className="mt-1 shrink-0" />
      <span className="min-w-0">{describePublishing(publishing)}</span>
    </p>
  );
}

// Asks nothing while the page is hidden, and at once when it is visible again.
function followWhileVisible(): () => void {
  const follow = () => {
    if (!document.hidden) void followPublishing();
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}
