import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { List, Page, Resource } from '../calls/resource.ts';
import { useWhenSignedIn } from '../session/use-when-signed-in.ts';

type LoadedProps<Value> = {
  resource: Resource<Value>;
  /** What is loading. */
  name: string;
  /** In place of the failure and its button. */
  failed?: ReactElement;
  children: (value: Value) => Elements;
};

/** Loads a resource once the session is checked, and shows it. */
export function Loaded<Value>({ resource, name, failed, children }: LoadedProps<Value>) {
  const state = useStore(resource.$state);
  useWhenSignedIn(resource.load);
  if (state === 'loading') return <Spinner label={`Loading ${name}...`} />;
  if (state !== 'failed') return children(state as Value);
  return (
    failed ?? (
      <div className="grid justify-items-start gap-4">
        <ErrorNote>{resource.failure}</ErrorNote>
        <Button look="secondary" onClick={() => void resource.load()}>
          Try again
        </Button>
      </div>
    )
  );
}

/** Fetches the entries before those that a list shows. */
export function OlderButton<Item>({ list, page }: { list: List<Item>; page: Page<Item> }) {
  if (!page.older) return null;
  return (
    <Button look="secondary" className="mt-6 print:hidden" onClick={() => void list.loadOlder()}>
      Show older
    </Button>
  );
}
