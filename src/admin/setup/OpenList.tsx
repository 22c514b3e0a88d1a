import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import { openingSteps, type Opening, type OpeningStep } from '#shared/admin/opening';
import { Fold } from '../ui/Fold.tsx';
import { deedOf, type Way } from './deeds.ts';
import { Keys } from './Keys.tsx';
import { Samples } from './Samples.tsx';
import { services } from './services.tsx';
import { SetupRow } from './SetupRow.tsx';
import { opening } from './opening-store.ts';
import {
  $setup,
  checkAgain,
  checkMissing,
  doneSteps,
  isChecked,
  stateOfStep,
} from './setup-store.ts';
import { rowNames } from './setup-words.ts';
import { TestMail } from './TestMail.tsx';

type OpenListProps = { state: Opening };

/** Shows the list 'Open the shop': what is left, and under it what is done, folded. */
export function OpenList({ state }: OpenListProps) {
  const { done } = state;
  const closed = doneSteps({ setup: useStore($setup), done });
  return (
    <div>
      <Rows
        label="Open the shop"
        steps={openingSteps.filter((step) => !closed.includes(step))}
        state={state}
        isLeft
      />
      {closed.length > 0 && (
        <Fold
          summary={<span>{`${closed.length} done`}</span>}
          onToggle={() => void checkMissing(closed)}
        >
          <Rows label="Done" steps={closed} state={state} isLeft={false} />
        </Fold>
      )}
    </div>
  );
}

function Rows({
  label,
  steps,
  state,
  isLeft,
}: OpenListProps & { label: string; steps: readonly OpeningStep[]; isLeft: boolean }) {
  if (steps.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-liy border-y border-liy">
      {steps.map((step, index) => (
        <Row key={step} step={step} state={state} isNext={isLeft && index === 0} />
      ))}
    </ul>
  );
}

function Row({
  step,
  state: opened,
  isNext,
}: OpenListProps & { step: OpeningStep; isNext: boolean }) {
  const setup = useStore($setup);
  const state = stateOfStep(step, { setup, done: opened.done });
  const { findings, keys } = (isChecked(step) && setup[step]) || {};
  const service = isChecked(step) ? services[step] : undefined;
  const deed = deedOf(step, opened);
  return (
    <SetupRow
      name={rowNames[step]}
      state={state}
      findings={findings}
      isBroken={keys?.some(({ ending }) => ending) ?? false}
    >
      {deed?.words && <p className={clsx(state === 'ok' && 'text-sann')}>{deed.words}</p>}
      {deed && state !== 'note' && <Ways ways={deed.ways} />}
      {isChecked(step) && service && keys && <Keys {...{ service, keys, isNext }} check={step} />}
      {step === 'mail' && keys?.some(({ ending }) => ending) && (
        <TestMail onArrived={storeArrival} />
      )}
      {step === 'samples' && <Samples />}
    </SetupRow>
  );
}

function Ways({ ways }: { ways: Way[] }) {
  return (
    <p className="-my-2 flex flex-wrap gap-x-6">
      {ways.map(({ href, words }) => (
        <a
          key={words}
          href={href}
          className="inline-flex min-h-11 items-center underline decoration-lanme underline-offset-4 hover:text-lanme"
        >
          {words}
        </a>
      ))}
    </p>
  );
}

/** Checks the mail, then stores the answer. The row has moved when the press ends, so that the focus moves, too. */
async function storeArrival(answer: Opening): Promise<void> {
  await checkAgain('mail');
  opening.$state.set(answer);
}
