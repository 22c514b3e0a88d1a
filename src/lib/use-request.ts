import { useEffect, useEffectEvent, useState } from 'react';

type RequestState<Answer> =
  { state: 'loading' } | { state: 'ready'; answer: Answer } | { state: 'failed'; error: unknown };

export function useRequest<Answer>(
  request: (attempt: number) => Promise<Answer>,
  onError: (error: unknown) => void = () => {},
): RequestState<Answer> & { retry: () => void } {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<RequestState<Answer>>({ state: 'loading' });
  const send = useEffectEvent(request);
  const fail = useEffectEvent((error: unknown) => {
    setState({ state: 'failed', error });
    onError(error);
  });

  useEffect(() => {
    let isCurrent = true;
    send(attempt).then(
      (answer) => isCurrent && setState({ state: 'ready', answer }),
      (error) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  function retry() {
    setState({ state: 'loading' });
    setAttempt(attempt + 1);
  }

  return { ...state, retry };
}
