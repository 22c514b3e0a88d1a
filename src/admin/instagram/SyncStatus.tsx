import { type ReactNode, useId } from 'react';
import { fewTokenDays, type InstagramStatus, type SyncTrouble } from '#shared/instagram';
import { formatMoment } from '../ui/moment.ts';
import { startSync } from './instagram-store.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Card } from '../ui/Card.tsx';
import { useCall } from '../calls/use-call.ts';
import { LastSyncResult } from './LastSyncResult.tsx';

export function SyncStatus({ status }: { status: InstagramStatus }) {
  const { lastSync, stats, progress, trouble, result, isConnected } = status;
  return (
    <Card title="Sync Status">
      {!isConnected && <ErrorNote>Instagram is not connected: paste its token in Setup.</ErrorNote>}
      {trouble && !progress && <SyncTroubleNote trouble={trouble} />}
      <dl className="divide-y divide-liy border-y border-liy">
        <SyncFigure name="Last Sync">{lastSync ? formatMoment(lastSync) : 'Never'}</SyncFigure>
        <SyncFigure name="Artworks">{stats.artworks}</SyncFigure>
        <SyncFigure name="Process">{stats.process}</SyncFigure>
        <SyncFigure name="Inspiration">{stats.inspiration}</SyncFigure>
        {isConnected && (
          <SyncFigure name="Instagram’s key, its ‘access token’">
            <TokenDays daysLeft={status.tokenDaysLeft} />
          </SyncFigure>
        )}
      </dl>
      <SyncProgress progress={progress} />
      <SyncButtons isSyncing={progress !== null} isConnected={isConnected} />
      {result && <LastSyncResult result={result} />}
    </Card>
  );
}

function SyncButtons({ isSyncing, isConnected }: { isSyncing: boolean; isConnected: boolean }) {
  const { isBusy: isStarting, refusal, start } = useCall(startSync);
  const isBusy = isSyncing || isStarting;

  return (
    <>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button disabled={isBusy || !isConnected} onClick={() => void start('new')}>
          {isBusy ? 'Syncing...' : 'Sync Now'}
        </Button>
        <Button look="quiet" disabled={isBusy || !isConnected} onClick={() => void start('all')}>
          Read every post again
        </Button>
      </div>
    </>
  );
}

function SyncFigure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

function SyncProgress({ progress }: Pick<InstagramStatus, 'progress'>) {
  const id = useId();
  if (!progress) return null;
  const { done, total } = progress;
  const words = total ? `${done} of ${total} posts` : 'Asking Instagram for your posts';
  return (
    <div className="mt-5">
      <p id={id} role="status" className="mb-2 text-sm text-sann">
        {words}
      </p>
      <progress
        aria-labelledby={id}
        max={total ?? undefined}
        value={total ? done : undefined}
        className="block h-1.5 w-full appearance-none bg-liy accent-lanme [&::-moz-progress-bar]:bg-lanme [&::-webkit-progress-bar]:bg-liy [&::-webkit-progress-value]:bg-lanme"
      />
    </div>
  );
}

function SyncTroubleNote({ trouble }: { trouble: SyncTrouble }) {
  const { message, advice, since, retryAt } = trouble;
  return (
    <div className="mb-5">
      <ErrorNote>
        <strong className="block font-medium">{message}</strong>
        <span className="mt-1 block text-sm text-lank">{advice}</span>
        <span className="mt-1 block text-sm text-lank">
          {`Since ${formatMoment(since)}${retryAt ? `. Next try: ${formatMoment(retryAt)}` : ''}`}
        </span>
      </ErrorNote>
    </div>
  );
}

/** Shows how long the token is valid. It is renewed every week. */
function TokenDays({ daysLeft }: { daysLeft: number | null }) {
  if (daysLeft === null) return <span className="text-sann">first renewal within a day</span>;
  const words = `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
  return daysLeft <= fewTokenDays ? (
    <strong className="text-flanbwayan">{words}</strong>
  ) : (
    <span>{words}</span>
  );
}
