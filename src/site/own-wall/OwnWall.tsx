import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import { CornerEditor } from '../../photograph/CornerEditor.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { enterHistory } from '../../ui/history-entries.ts';
import { $ownWallWords } from '../../words/own-wall-words.ts';
import type { WorkToHang } from '../overlay-store.ts';
import { withKeys } from './advice.ts';
import { HungWork } from './HungWork.tsx';
import { SheetFinder } from './SheetFinder.tsx';
import { Start } from './Start.tsx';
import { useOwnWall } from './use-own-wall.ts';

/** Shows a work on a visitor's own wall. The photograph stays in the browser. */
export function OwnWall({ work }: { work: WorkToHang }) {
  const words = useStore($ownWallWords);
  const own = useOwnWall(work);
  const { photograph, isStarted, near, hanging, trouble, isBusy } = own;
  const goBack = useEffectEvent(own.goBack);
  // The browser's Back goes one step back, too.
  useEffect(() => (isStarted ? enterHistory(() => goBack()) : undefined), [isStarted]);
  const note = trouble && <ErrorNote>{words.troubles[trouble]}</ErrorNote>;
  const back = (
    <Button look="secondary" onClick={own.goBack}>
      {words.wall.back}
    </Button>
  );

  if (hanging) return <HungWork hanging={hanging} title={work.title} back={back} />;
  if (near) {
    return (
      <>
        <CornerEditor
          view={near.view}
          photograph={near.part}
          corners={near.corners}
          words={{
            ...words.corners,
            advice: (chosen) => withKeys(words.corners.advice(chosen), words.corners.keys),
          }}
          onPlace={own.place}
        />
        <div className="mt-4 empty:hidden">{note}</div>
        <div className="mt-6 flex flex-wrap gap-4">
          <Button onClick={() => void own.hang()}>
            {isBusy ? words.wall.hanging : words.wall.hang}
          </Button>
          {back}
        </div>
      </>
    );
  }
  if (photograph && isStarted) {
    return (
      <>
        <SheetFinder photograph={photograph} onFind={(point) => void own.comeNear(point)} />
        <div className="mt-4 empty:hidden">{note}</div>
        <div className="mt-6">{back}</div>
      </>
    );
  }
  return (
    <>
      <Start
        paper={own.paper}
        isBusy={isBusy}
        onPaper={own.setPaper}
        onChoose={(file) => void own.open(file)}
        onGoOn={photograph && own.goOn}
      />
      <div className="mt-4 empty:hidden">{note}</div>
    </>
  );
}
