import { useEffect, useRef, useState } from 'react';
import { openKeys, type KeyState, type PastedKeys } from '#shared/admin/keys';
import type { SetupCheck } from '#shared/admin/setup';
import { Form } from '../../form/Form.tsx';
import { FormFields } from '../../form/FormFields.tsx';
import { useForm, type Checked } from '../../form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { Action } from '../ui/Action.tsx';
import { Technical } from '../ui/Fold.tsx';
import { leavePlace, placeOf, type Place } from '../ui/focus-place.ts';
import { keyLabels, type KeyField, type Service, type TypedKeys } from './services.tsx';
import { changeKeys, removeKeys } from './setup-store.ts';

type KeysProps = { check: SetupCheck; service: Service; keys: KeyState[] };

/**
 * Shows where the keys of a service stand, and takes new ones. A stand-in of one machine cannot be changed here. `isNext`: nothing stands
 * before it in the list of what is left, so its fields need no press.
 */
export function Keys({ check, service, keys, isNext }: KeysProps & { isNext: boolean }) {
  /** Null: nothing was pressed. */
  const [chosen, setChosen] = useState<'open' | 'closed' | null>(null);
  const place = useRef<Place>([]);
  const root = useRef<HTMLDivElement>(null);
  const stored = keys.filter(({ from }) => from !== 'stand-in' && from !== 'nowhere');
  const isChangeable = keys.some(({ from }) => from !== 'stand-in');
  const isOpen = chosen ? chosen === 'open' : isNext && isChangeable && stored.length === 0;
  useEffect(() => {
    if (isOpen) place.current = placeOf(root.current);
  }, [isOpen]);

  function close() {
    setChosen('closed');
    // A row that is done has moved into the fold.
    leavePlace(place.current);
  }

  return (
    <div ref={root} className="grid w-full justify-items-start gap-3">
      <States keys={keys} />
      {isOpen ? (
        <KeysForm
          {...{ check, service, keys, close }}
          isNew={stored.length === 0}
          isPressed={chosen === 'open'}
        />
      ) : (
        <div className="flex flex-wrap gap-4 empty:hidden">
          {isChangeable && (
            <Button
              look="secondary"
              ref={chosen === 'closed' ? moveFocus : undefined}
              onClick={() => setChosen('open')}
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
          />
        </div>
      )}
    </div>
  );
}

function States({ keys }: Pick<KeysProps, 'keys'>) {
  // A machine that publishes by itself makes the address of its build hook at each start.
  const isMade = ({ name, from }: KeyState) => name === 'BUILD_HOOK_URL' && from === 'stand-in';
  const shown = keys.filter((key) => key.ending !== null && !isMade(key));
  if (shown.length === 0) return null;
  return (
    <div className="grid w-full gap-1 text-sm text-sann">
      <ul className="grid gap-1">
        {shown.map((key) => (
          <li key={key.name} className="min-w-0 [overflow-wrap:anywhere]">
            <span>{`${keyLabels[key.name]}: ${openKeys.includes(key.name) ? '' : 'ends in '}`}</span>
            <span className="text-lank">{key.ending}</span>
            <span>{sourceOf(key)}</span>
          </li>
        ))}
      </ul>
      {shown.some((key) => sourceOf(key)) && (
        <Technical>
          <p>{`Variables of the server: ${shown.map(({ name }) => name).join(', ')}`}</p>
        </Technical>
      )}
    </div>
  );
}

function sourceOf(key: KeyState): string {
  if (key.from === 'variable' || key.from === 'stand-in') {
    return ', from the server';
  }
  const differs = key.from === 'store' && key.differs;
  return differs ? '. The server has another value, which does not count' : '';
}

type FormProps = KeysProps & { isNew: boolean; isPressed: boolean; close: () => void };

function KeysForm({ check, service, keys, isNew, isPressed, close }: FormProps) {
  const question = isNew ? service.question : undefined;
  const rowsOf = (typed: TypedKeys) =>
    changeable({ ...service.fields(typed), ...question?.fields }, keys);
  const secrets = Object.keys(service.first).filter((id) => !isOpenIn(service, id));
  const form = useForm({
    stored: service.first,
    draft: `unsaved-keys/${check}`,
    secrets,
    check(typed): Checked<{ pasted: PastedKeys; typed: TypedKeys }> {
      const pasted = service.keysOf(trimmed(typed));
      if (Object.keys(pasted).length === 0) return { input: null, errors: {} };
      return { input: { pasted, typed }, errors: null };
    },
    send: ({ pasted, typed }) => changeKeys(check, pasted, async () => question?.keep(typed)),
    onDone: close,
  });
  const isEmpty = Object.keys(service.keysOf(trimmed(form.values))).length === 0;
  const rows = rowsOf(form.values).map(([id, { of: _of, isOpen: _isOpen, ...row }]) => [
    id,
    { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false, ...row },
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
      <div ref={isPressed ? focusFirst : undefined} className="grid gap-4">
        {service.steps(form.values)}
        <FormFields form={form} fields={Object.fromEntries(rows)} />
      </div>
    </Form>
  );
}

/** Focuses the link of the first step, else the first field. */
function focusFirst(steps: HTMLElement | null): void {
  steps?.querySelector<HTMLElement>('a, input, select')?.focus();
}

/** Returns the fields whose key does not come from a stand-in. */
function changeable(fields: Record<string, KeyField>, keys: KeyState[]): [string, KeyField][] {
  const isStandIn = ({ of }: KeyField) =>
    keys.some(({ name, from }) => name === of && from === 'stand-in');
  return Object.entries(fields).filter(([, field]) => !isStandIn(field));
}

function isOpenIn(service: Service, id: string): boolean {
  const all = [service.first, { ...service.first, mailbox: 'another' }].map(service.fields);
  return [...all, service.question?.fields ?? {}].some((fields) => fields[id]?.isOpen);
}

function trimmed(typed: TypedKeys): TypedKeys {
  return Object.fromEntries(Object.entries(typed).map(([id, text]) => [id, text.trim()]));
}
