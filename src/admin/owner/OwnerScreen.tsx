import { useEffect, useState } from 'react';
import type { OwnerAnswer } from '#shared/admin/account';
import { ApiError } from '../../lib/call.ts';
import { textOf } from '../session/refusal-text.ts';
import { send } from '../../lib/send.ts';
import type { Elements } from '../../ui/elements.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

type State = 'loading' | 'ready' | { failure: string };
type OwnerScreenProps = Pick<OwnerAnswer, 'account'> & { children: Elements };

/** Shows the screen if the account fits it. Otherwise leaves for the first visit where nobody has made the account, else for the login. */
export function OwnerScreen({ account, children }: OwnerScreenProps) {
  const [state, setState] = useState<State>('loading');

  useEffect(() => {
    void stateFor(account).then(setState);
  }, [account]);

  if (state === 'loading') return <Spinner label="Loading..." />;
  if (state === 'ready') return children;
  return <ErrorNote>{state.failure}</ErrorNote>;
}

async function stateFor(wanted: OwnerAnswer['account']): Promise<State> {
  try {
    const { account } = await send('GET /api/admin/first-visit');
    if (account === wanted) return 'ready';
    location.replace(account === 'none' ? '/admin/first-visit' : '/admin/login');
    return 'loading';
  } catch (error) {
    const reason = error instanceof ApiError ? textOf(error) : '';
    return { failure: reason || 'The shop could not be reached. Reload the page to try again.' };
  }
}
