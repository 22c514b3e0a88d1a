import { useStore } from '@nanostores/react';
import { openingSteps, type Opening, type OpeningStep } from '#shared/admin/opening';
import { stateOfFindings, technicalChecks } from '#shared/admin/setup';
import { Button } from '../../ui/Button.tsx';
import { useWhenSignedIn } from '../session/use-when-signed-in.ts';
import { Fold } from '../ui/Fold.tsx';
import { OpenList } from './OpenList.tsx';
import { opening } from './opening-store.ts';
import { SetupRow } from './SetupRow.tsx';
import { $setup, checkSetup, isChecked, stateOfStep, type Answers } from './setup-store.ts';
import { describeStates, rowNames, summarizeSetup, type RowState } from './setup-words.ts';

export function SetupScreen() {
  const setup = useStore($setup);
  const state = useStore(opening.$state);
  const isFound = (step: OpeningStep) => !isChecked(step) || setup[step] !== undefined;
  useWhenSignedIn(checkSetup);
  useWhenSignedIn(opening.load);
  const progress =
    typeof state === 'string' ? null : { ...state, done: state.done.filter(isFound) };
  const technical = technicalStates(setup);
  return (
    <div className="grid max-w-5xl gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-lg">
          {summarizeSetup([...openingStates(setup, progress), ...technical])}
        </p>
        <Button data-focus-next look="secondary" onClick={() => void checkSetup()}>
          Check again
        </Button>
      </div>
      <h2 className="sr-only">Open the shop</h2>
      {progress && <OpenList state={progress} />}
      <Fold summary={<span>{`Technical: ${describeStates(technical)}`}</span>}>
        <ul aria-label="Technical" className="divide-y divide-liy border-y border-liy">
          {technicalChecks.map((check, index) => (
            <SetupRow
              key={check}
              name={rowNames[check]}
              state={technical[index]!}
              findings={setup[check]?.findings}
              isBroken
            >
              {null}
            </SetupRow>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function openingStates(setup: Answers, progress: Opening | null): RowState[] {
  if (!progress) return openingSteps.map(() => 'checking');
  const { done } = progress;
  return openingSteps.map((step) => stateOfStep(step, { setup, done }));
}

function technicalStates(setup: Answers): RowState[] {
  return technicalChecks.map((check) => {
    const answer = setup[check];
    return answer ? stateOfFindings(answer.findings) : 'checking';
  });
}
