import { useStore } from '@nanostores/react';
import { formatShortMoment } from '../ui/moment.ts';
import { $publishing } from '../publishing/publishing-store.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { PaceField } from '../publishing/PaceField.tsx';
import { PublishNow } from '../publishing/PublishNow.tsx';
import {
  describeCost,
  describeNext,
  describeState,
  describeWaits,
  isBroken,
} from '../publishing/publishing-words.ts';
import { Figure, Figures } from './Figures.tsx';

export function PublishingFigures() {
  const publishing = useStore($publishing);
  if (!publishing) return <Spinner label="Asking the site..." />;
  const { state, changes, waits, builtAt, deploys } = publishing;
  return (
    <>
      <Figures>
        <Figure name="Publishing" isUrgent={isBroken(state)}>
          {describeState(publishing)}
        </Figure>
        {changes > 0 && state !== 'manual' && (
          <Figure name="Next publication">{describeNext(publishing)}</Figure>
        )}
        <Figure name="Last built">
          {builtAt ? formatShortMoment(builtAt) : 'The site does not answer'}
        </Figure>
      </Figures>
      <div className="mt-5 grid gap-4">
        <PaceField publishAfterMinutes={publishing.publishAfterMinutes} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PublishNow look="secondary" />
          <p className="text-sm text-sann">
            {changes > 0 ? describeWaits(waits) : 'Nothing waits'}
          </p>
        </div>
        {deploys && <p className="text-sm text-sann">{describeCost(deploys)}</p>}
      </div>
    </>
  );
}
