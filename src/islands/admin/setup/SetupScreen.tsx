import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { setupChecks } from '#shared/admin/setup';
import { $setup, checkSetup } from './store.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWhenSignedIn } from '../use-when-signed-in.ts';
import { Samples } from './Samples.tsx';
import { SetupRow } from './SetupRow.tsx';
import { TestMail } from './TestMail.tsx';
import { checkNames, summarizeSetup } from './words.ts';

export function SetupScreen() {
  const setup = useStore($setup);
  const againId = useId();
  useWhenSignedIn(checkSetup);
  return (
    <div className="grid max-w-5xl gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-lg">
          {summarizeSetup(setupChecks.map((check) => setup[check]))}
        </p>
        <Button id={againId} look="secondary" onClick={() => void checkSetup()}>
          Check again
        </Button>
      </div>
      <ul aria-label="Connections" className="divide-y divide-liy border-y border-liy">
        {setupChecks.map((check) => (
          <SetupRow key={check} name={checkNames[check]} findings={setup[check]}>
            {check === 'mail' && <TestMail />}
            {check === 'samples' && <Samples nextFocus={againId} />}
          </SetupRow>
        ))}
      </ul>
    </div>
  );
}
