import { useEffect, useEffectEvent, useState } from 'react';

type RequestState<Answer> =
  | { state: 'loading' }
  | { state: 'ready'; answer: Answer }
  | { state: 'failed'; error: unknown };

export function useRequest<Answer>(
  request: (attempt: number) => Promise<Answer>,
  onError: (error: unknown) => void = () => {},
): RequestState<Answer> & { retry: () => void; fail: (error: unknown) => void } {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<RequestState<Answer>>({ state: 'loading' });
  const send = useEffectEvent(request);
  const failLater = useEffectEvent(fail);

  useEffect(() => {
    let isCurrent = true;
    send(attempt).then(
      (answer) => isCurrent && setState({ state: 'ready', answer }),
      (error) => isCurrent && failLater(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  function retry() {
    setState({ state: 'loading' });
    setAttempt(attempt + 1);
  }

  /** Sets the state to failed when the answer turned out to be of no use. */
  function fail(error: unknown) {
    setState({ state: 'failed', error });
    onError(error);
  }

  return { ...state, retry, fail };
}
