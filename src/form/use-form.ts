import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { newKey } from '../lib/new-key.ts';
import { findKept, keep } from './kept.ts';
import { isSame } from './values.ts';

/** By the name of a field. */
export type Errors = { [name: string]: string | undefined };
export type Checked<Input> = { input: Input; errors: null } | { input: null; errors: Errors };
/** A refusal of the whole, or of fields; null: it is done. */
type Refused = string | Errors | null;

/** `before`: what was stored when the typing began. `key`: names the form for calls that may be repeated. */
type Draft<Values> = { typed: Partial<Values>; before: Values; key: string };

type Sent<Values> = {
  key: string;
  changed: (keyof Values & string)[];
  /** For a refusal that has used the key up. */
  renewKey: () => void;
};

export type FormOptions<Values, Input> = {
  /** What the fields show until they are typed over. */
  stored: Values;
  /** The name of the draft that outlives the page; absent: nothing is kept. */
  draft?: string;
  /** Fields that are never kept. */
  secrets?: readonly (keyof Values)[];
  check: (values: Values) => Checked<Input>;
  send: (input: Input, sent: Sent<Values>) => Promise<Refused>;
  onDone?: (input: Input) => void;
};

/** Keeps what differs from the stored values until it is sent. The first refused field gets the focus. */
export function useForm<Values extends object, Input>(options: FormOptions<Values, Input>) {
  const { stored, draft, secrets = [], check, send, onDone } = options;
  const [found] = useState(() => (draft ? findDraft(draft, stored) : null));
  const [$draft] = useState(() => atom({ ...begin(), ...found }));
  const { typed, before } = useStore($draft);
  const [hasNote, setNote] = useState(found !== null);
  const [isChecked, setChecked] = useState(false);
  const [told, setTold] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const values: Values = { ...stored, ...typed };
  const changed = changedIn(typed, stored);
  const errors: Errors = { ...told, ...(isChecked && check(values).errors) };

  function begin(): Draft<Values> {
    return { typed: {}, before: stored, key: newKey() };
  }

  function set(next: Draft<Values>): void {
    $draft.set(next);
    if (!draft) return;
    const kept = { ...next.typed };
    for (const name of secrets) delete kept[name];
    keep(draft, Object.keys(kept).length > 0 ? { ...next, typed: kept } : null, 'localStorage');
  }

  function change(changes: Partial<Values>): void {
    const now = $draft.get();
    const all = { ...now.typed, ...changes };
    const left = changedIn(all, stored).map((name) => [name, all[name]]);
    set({
      typed: Object.fromEntries(left) as Partial<Values>,
      before: Object.keys(now.typed).length > 0 ? now.before : stored,
      key: now.key,
    });
    setTold((wrong) =>
      Object.fromEntries(Object.entries(wrong).filter(([name]) => !(name in changes))),
    );
  }

  function discard(): void {
    set(begin());
    setNote(false);
    setChecked(false);
  }

  function refuse(form: HTMLFormElement, refused: Errors): void {
    flushSync(() => {
      setTold(refused);
      setChecked(true);
    });
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setRefusal(null);
    const { input, errors: wrong } = check(values);
    if (wrong) return refuse(form, {});
    setBusy(true);
    const renewKey = () => set({ ...$draft.get(), key: newKey() });
    const refused = await send(input, { key: $draft.get().key, changed, renewKey });
    setBusy(false);
    if (typeof refused === 'string') return setRefusal(refused);
    if (refused) return refuse(form, refused);
    discard();
    onDone?.(input);
  }

  return {
    values,
    stored,
    errors,
    changed,
    isBusy,
    refusal,
    /** The note of a draft that an ended page left. */
    note: hasNote && (isSame(before, stored) ? 'found' : 'stale'),
    isOvertaken: (name: keyof Values) => name in typed && !isSame(before[name], stored[name]),
    /** The values of now: an upload ends in a later rendering than it began. */
    read: (): Values => ({ ...stored, ...$draft.get().typed }),
    change,
    /** Goes on from what is stored now. */
    keepTyped() {
      set({ ...$draft.get(), before: stored });
      setNote(false);
    },
    discard,
    submit,
  };
}

/** Forgets a draft that was stored although its answer was lost. */
function findDraft<Values extends object>(name: string, stored: Values): Draft<Values> | null {
  const found = findKept<Draft<Values>>(name, 'localStorage');
  if (!found || changedIn(found.typed, stored).length > 0) return found;
  keep(name, null, 'localStorage');
  return null;
}

function changedIn<Values extends object>(typed: Partial<Values>, stored: Values) {
  const names = Object.keys(typed) as (keyof Values & string)[];
  return names.filter((name) => !isSame(typed[name], stored[name]));
}

export type Form<Values extends object = Record<string, unknown>> = ReturnType<
  typeof useForm<Values, unknown>
>;
