import { useState, type SubmitEvent } from 'react';
import type { KeyState } from '#shared/admin/keys';
import type { SetupCheck } from '#shared/admin/setup';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field } from '../../ui/Field.tsx';
import { takeFocus } from '../../ui/focus.ts';
import { Action } from '../ui/Action.tsx';
import { useCall } from '../use-call.ts';
import type { KeyField, Service } from './services.ts';
import { changeKeys, removeKeys } from './setup-store.ts';

type KeysProps = { check: SetupCheck; service: Service; keys: KeyState[]; nextFocus: string };

/** Shows where the keys of a service stand, and takes new ones. A stand-in of one machine cannot be changed here. */
export function Keys({ check, service, keys, nextFocus }: KeysProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const fields = service.fields.filter(({ of }) => !isStandIn(keys, of));
  const stored = keys.filter(({ from }) => from !== 'stand-in' && from !== 'nowhere');
  function close() {
    setOpen(false);
    setWasOpen(true);
  }

  return (
    <div className="grid justify-items-start gap-3">
      <States service={service} keys={keys} />
      {isOpen ? (
        <KeysForm {...{ check, service, fields }} close={close} />
      ) : (
        <div className="flex flex-wrap gap-4 empty:hidden">
          {fields.length > 0 && (
            <Button
              look="secondary"
              ref={wasOpen ? takeFocus : undefined}
              onClick={() => setOpen(true)}
            >
              {stored.length > 0 ? `Change ${service.title}` : `Connect ${service.title}`}
            </Button>
          )}
          <Action
            label={`Disconnect ${service.title}`}
            look="quiet"
            isOffered={stored.length > 0}
            question={{
              title: `Disconnect ${service.title}?`,
              words: <p>The shop forgets these keys. You can paste them again.</p>,
              yes: 'Disconnect',
              busy: 'Disconnecting...',
              no: 'Keep it',
            }}
            run={() =>
              removeKeys(
                check,
                stored.map(({ name }) => name),
              )
            }
            nextFocus={nextFocus}
          />
        </div>
      )}
    </div>
  );
}

function isStandIn(keys: KeyState[], wanted: KeyState['name']): boolean {
  return keys.some(({ name, from }) => name === wanted && from === 'stand-in');
}

function States({ service, keys }: Pick<KeysProps, 'service' | 'keys'>) {
  const shown = keys.filter(({ ending }) => ending !== null);
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-sann">
      {shown.map((key) => (
        <li key={key.name} className="min-w-0">
          <span>{`${labelOf(service, key.name)}: ends in `}</span>
          <span className="text-lank">{key.ending}</span>
          <span>{sourceOf(key)}</span>
        </li>
      ))}
    </ul>
  );
}

function sourceOf(key: KeyState): string {
  if (key.from === 'variable' || key.from === 'stand-in') {
    return `, from the variable ${key.name} of the server`;
  }
  const differs = key.from === 'store' && key.differs;
  return differs
    ? `. The variable ${key.name} of the server has another value, which does not count`
    : '';
}

const otherLabels: Partial<Record<KeyState['name'], string>> = {
  SMTP_URL: 'Mail server',
  STRIPE_WEBHOOK_SECRET: 'Webhook, made by the shop',
};

function labelOf({ fields }: Service, name: KeyState['name']): string {
  return otherLabels[name] ?? fields.find(({ of }) => of === name)?.label ?? name;
}

function trimmed(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).map(([id, text]) => [id, text.trim()]));
}

type FormProps = Pick<KeysProps, 'check' | 'service'> & { fields: KeyField[]; close: () => void };

function KeysForm({ check, service, fields, close }: FormProps) {
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ id, first = '' }) => [id, first])),
  );
  const keys = service.keysOf(trimmed(typed));
  const { isBusy, refusal, start } = useCall(() => changeKeys(check, keys));
  const isEmpty = Object.keys(keys).length === 0;

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (!isEmpty && (await start())) close();
  }

  return (
    <form
      noValidate
      aria-label={`Connect ${service.title}`}
      onSubmit={(event) => void send(event)}
      className="grid w-full max-w-xl gap-4"
    >
      <p className="text-sm">{service.words}</p>
      {fields.map(({ id, label, hint }, index) => (
        <Field
          key={id}
          label={label}
          hint={hint}
          ref={index === 0 ? takeFocus : undefined}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed[id] ?? ''}
          onChange={({ target }) => setTyped((now) => ({ ...now, [id]: target.value }))}
        />
      ))}
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" aria-disabled={isBusy || isEmpty}>
          {isBusy ? 'Checking...' : 'Check and save'}
        </Button>
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
