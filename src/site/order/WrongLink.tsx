import { ApiError } from '../../lib/call.ts';
import { pagePath } from '../page-path.ts';
import { Button } from '../../ui/Button.tsx';
import { PaymentFailure } from '../checkout/PaymentFailure.tsx';

type Failure = { title: string; text: string };
export type Unreachable = Failure & { tryAgain: string };

type WrongLinkProps = {
  /** Null: the shop answered that there is nothing. */
  error: unknown;
  retry: () => void;
  unknown: Failure & { write: string };
  unreachable: Unreachable;
};

/** Stands in place of what a link should show: it leads to nothing, or the shop could not be asked. */
export function WrongLink({ error, retry, unknown, unreachable }: WrongLinkProps) {
  const isUnknown = error === null || (error instanceof ApiError && error.status < 429);
  const { title, text } = isUnknown ? unknown : unreachable;
  return (
    <PaymentFailure title={title} reason={text}>
      {isUnknown ? (
        <a href={pagePath('/contact')} className="link mt-4 inline-block py-2">
          {unknown.write}
        </a>
      ) : (
        <Button className="mt-6" onClick={retry}>
          {unreachable.tryAgain}
        </Button>
      )}
    </PaymentFailure>
  );
}
