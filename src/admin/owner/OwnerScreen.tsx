import { useEffect, useState } from 'react';
import { ApiError, findOwnerAnswer } from '../../lib/api.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { OwnerForm } from './OwnerForm.tsx';
import type { Purpose } from './purposes.ts';
import { textOf } from '../../lib/refused-answer.ts';

type State = 'loading' | 'ready' | { variable: string } | { failure: string };

/** The first visit where nobody has made the account, else a new password: each leads to the other. */
export function OwnerScreen({ purpose }: { purpose: Purpose }) {
  const [state, setState] = useState<State>('loading');

  useEffect(() => {
    void stateFor(purpose).then(setState);
  }, [purpose]);

  if (state === 'loading') return <Spinner label="Loading..." />;
  if (state === 'ready') return <OwnerForm purpose={purpose} />;
  if ('failure' in state) return <ErrorNote>{state.failure}</ErrorNote>;
  return (
    <p>
      <span>{`The variable ${state.variable} of the server sets your password. Give it another value there (`}</span>
      <code>npm run hash-password</code>
      <span> makes one), or remove it and come back.</span>
    </p>
  );
}

async function stateFor(purpose: Purpose): Promise<State> {
  try {
    const { account, variable } = await findOwnerAnswer();
    const isFirst = account === 'none';
    if (isFirst !== (purpose === 'first-visit')) {
      location.replace(isFirst ? '/admin/first-visit' : '/admin/login');
      return 'loading';
    }
    return variable ? { variable } : 'ready';
  } catch (error) {
    const told = error instanceof ApiError ? textOf(error) : '';
    return { failure: told || 'The shop could not be reached. Reload the page to try again.' };
  }
}
