import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { ownChecks, setupChecks, technicalChecks, type SetupCheck } from '#shared/admin/setup';
import { $setup, checkAgain, checkSetup } from './setup-store.ts';
import { Button } from '../../ui/Button.tsx';
import { useWhenSignedIn } from '../use-when-signed-in.ts';
import { Keys } from './Keys.tsx';
import { Samples } from './Samples.tsx';
import { services } from './services.ts';
import { SetupRow } from './SetupRow.tsx';
import { TestMail } from './TestMail.tsx';
import { checkNames, describeState, summarizeSetup } from './setup-words.ts';

export function SetupScreen() {
  const setup = useStore($setup);
  const againId = useId();
  useWhenSignedIn(checkSetup);
  const findingsOf = (checks: readonly SetupCheck[]) =>
    checks.map((check) => setup[check]?.findings);
  return (
    <div className="grid max-w-5xl gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-lg">
          {summarizeSetup(findingsOf(setupChecks))}
        </p>
        <Button id={againId} look="secondary" onClick={() => void checkSetup()}>
          Check again
        </Button>
      </div>
      <Checks label="Yours" checks={ownChecks} nextFocus={againId} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-medium">
          {`Technical: ${describeState(findingsOf(technicalChecks))}`}
        </summary>
        <Checks label="Technical" checks={technicalChecks} nextFocus={againId} />
      </details>
    </div>
  );
}

type ChecksProps = { label: string; checks: readonly SetupCheck[]; nextFocus: string };

function Checks({ label, checks, nextFocus }: ChecksProps) {
  const setup = useStore($setup);
  return (
    <ul aria-label={label} className="divide-y divide-liy border-y border-liy">
      {checks.map((check) => {
        const { findings, keys } = setup[check] ?? {};
        const service = services[check];
        return (
          <SetupRow key={check} name={checkNames[check]} findings={findings}>
            {service && keys && <Keys {...{ check, service, keys, nextFocus }} />}
            {check === 'mail' && (
              <TestMail onArrived={() => void checkAgain('mail')} nextFocus={nextFocus} />
            )}
            {check === 'samples' && <Samples nextFocus={nextFocus} />}
          </SetupRow>
        );
      })}
    </ul>
  );
}
