import { useState } from 'react';
import type { KeyState, PastedKeys } from '#shared/admin/keys';
import type { SetupCheck } from '#shared/admin/setup';
import { Form } from '../../form/Form.tsx';
import { FormFields, type FieldRow } from '../../form/FormFields.tsx';
import { useForm, type Checked } from '../../form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { takeFocus } from '../../ui/focus.ts';
import { Action } from '../ui/Action.tsx';
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

type FormProps = Pick<KeysProps, 'check' | 'service'> & { fields: KeyField[]; close: () => void };

function KeysForm({ check, service, fields, close }: FormProps) {
  const form = useForm({
    stored: Object.fromEntries(fields.map(({ id, first = '' }) => [id, first])),
    draft: `unsaved-keys/${check}`,
    secrets: fields.filter(({ isOpen }) => !isOpen).map(({ id }) => id),
    check(typed): Checked<PastedKeys> {
      const keys = service.keysOf(trimmed(typed));
      if (Object.keys(keys).length === 0) return { input: null, errors: {} };
      return { input: keys, errors: null };
    },
    send: (keys) => changeKeys(check, keys),
    onDone: close,
  });
  const isEmpty = Object.keys(service.keysOf(trimmed(form.values))).length === 0;
  const rows = fields.map(({ id, label, hint }, index) => [
    id,
    {
      label,
      hint,
      ref: index === 0 ? takeFocus : undefined,
      autoCapitalize: 'none',
      autoComplete: 'off',
      spellCheck: false,
    } satisfies FieldRow,
  ]);
  return (
    <Form
      form={form}
      label={`Connect ${service.title}`}
      className="grid w-full max-w-xl gap-4"
      buttons={
        <div className="flex flex-wrap gap-4">
          <Button type="submit" aria-disabled={form.isBusy || isEmpty}>
            {form.isBusy ? 'Checking...' : 'Check and save'}
          </Button>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
        </div>
      }
    >
      <p className="text-sm">{service.words}</p>
      <FormFields form={form} fields={Object.fromEntries(rows)} />
    </Form>
  );
}

function trimmed(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).map(([id, text]) => [id, text.trim()]));
}
