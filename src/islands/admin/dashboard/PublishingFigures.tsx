import { useStore } from '@nanostores/react';
import { formatShortMoment } from '../../../lib/moment.ts';
import { $publishing } from '../../../stores/publishing.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { describePublishing } from '../publishing/words.ts';
import { Figure, Figures } from './Figures.tsx';

/** Whether visitors see what was written. */
export function PublishingFigures() {
  const publishing = useStore($publishing);
  if (!publishing) return <Spinner label="Asking the site..." />;
  return (
    <Figures>
      <Figure name="Publishing" isUrgent={publishing.state === 'failed'}>
        {describePublishing(publishing)}
      </Figure>
      <Figure name="Last built">{formatShortMoment(publishing.builtAt)}</Figure>
    </Figures>
  );
}
