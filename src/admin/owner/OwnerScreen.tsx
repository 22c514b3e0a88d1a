import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/call.ts';
import { send } from '../../lib/send.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { OwnerForm } from './OwnerForm.tsx';
import type { Purpose } from './purposes.ts';
import { textOf } from '../../lib/refused-answer.ts';

type State = 'loading' | 'ready' | { failure: string };

/** The first visit where nobody has made the account, else a new password: each leads to the other. */
export function OwnerScreen({ purpose }: { purpose: Purpose }) {
  const [state, setState] = useState<State>('loading');

  useEffect(() => {
    void stateFor(purpose).then(setState);
  }, [purpose]);

  if (state === 'loading') return <Spinner label="Loading..." />;
  if (state === 'ready') return <OwnerForm purpose={purpose} />;
  return <ErrorNote>{state.failure}</ErrorNote>;
}

async function stateFor(purpose: Purpose): Promise<State> {
  try {
    const { account } = await send('GET /api/admin/first-visit');
    const isFirst = account === 'none';
    if (isFirst !== (purpose === 'first-visit')) {
      location.replace(isFirst ? '/admin/first-visit' : '/admin/login');
      return 'loading';
    }
    return 'ready';
  } catch (error) {
    const told = error instanceof ApiError ? textOf(error) : '';
    return { failure: told || 'The shop could not be reached. Reload the page to try again.' };
  }
}
