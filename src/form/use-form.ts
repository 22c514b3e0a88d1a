import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { newKey } from '../lib/new-key.ts';
import { findKept, keep } from './kept.ts';
import { ownDraft } from './own-draft.ts';
import { isSame, withoutSecrets } from './values.ts';

/** By the name of a field. */
export type Errors = { [name: string]: string | undefined };
export type Checked<Input> = { input: Input; errors: null } | { input: null; errors: Errors };
/** A refusal of the whole, or of fields; null: it is done. */
type Refused = string | Errors | null;

/** `before`: what was stored when the typing began. `key`: names the form for calls that may be repeated. */
type Draft<Values> = { typed: Partial<Values>; before: Values; key: string };

/** `key` names the form; `renewKey`: for a refusal that has used the key up. */
export type Keyed = { key: string; renewKey: () => void };
type Sent<Values> = Keyed & { changed: (keyof Values & string)[] };

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

/** Keeps what differs from the stored values until it is sent, for this window. The first refused field gets the focus. */
export function useForm<Values extends object, Input>(options: FormOptions<Values, Input>) {
  const { stored, draft, secrets = [], check, send, onDone } = options;
  const [$draft] = useState(() => atom(begin()));
  const { typed, before } = useStore($draft);
  /** Null until it is known. */
  const place = useRef<string | null>(null);
  const [hasNote, setNote] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [refusedFields, setRefusedFields] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const values: Values = { ...stored, ...typed };
  const changed = changedIn(typed, stored);
  const errors: Errors = { ...refusedFields, ...(isChecked && check(values).errors) };

  function begin(): Draft<Values> {
    return { typed: {}, before: stored, key: newKey() };
  }

  function set(next: Draft<Values>): void {
    $draft.set(next);
    if (place.current === null) return;
    const keptValues = withoutSecrets(next.typed, secrets);
    const isTyped = Object.keys(keptValues).length > 0;
    keep(place.current, isTyped ? { ...next, typed: keptValues } : null, 'localStorage');
  }

  /** What was typed meanwhile is newer. */
  const resume = useEffectEvent((own: string) => {
    place.current = own;
    const newerDraft = $draft.get();
    const keptDraft = findDraft(own, stored);
    set(
      keptDraft ? { ...keptDraft, typed: { ...keptDraft.typed, ...newerDraft.typed } } : newerDraft,
    );
    setNote(keptDraft !== null);
  });
  useEffect(() => {
    let isLeft = false;
    if (draft) void ownDraft(draft).then((own) => isLeft || resume(own));
    return () => {
      isLeft = true;
    };
  }, [draft]);

  function read(): Values {
    return { ...stored, ...$draft.get().typed };
  }

  function change(changes: Partial<Values>): void {
    const current = $draft.get();
    const all = { ...current.typed, ...changes };
    const entries = changedIn(all, stored).map((name) => [name, all[name]]);
    set({
      typed: Object.fromEntries(entries) as Partial<Values>,
      before: Object.keys(current.typed).length > 0 ? current.before : stored,
      key: current.key,
    });
    setRefusedFields((wrong) =>
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
      setRefusedFields(refused);
      setChecked(true);
    });
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setRefusal(null);
    if (findTypedInPart(form)?.reportValidity() === false) return;
    change(findFilled(form, values));
    const { input, errors: wrong } = check(read());
    if (wrong) return refuse(form, {});
    setBusy(true);
    const renewKey = () => set({ ...$draft.get(), key: newKey() });
    const { key, typed: sent } = $draft.get();
    const refused = await send(input, { key, changed: changedIn(sent, stored), renewKey });
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
    read,
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

/** Returns a day or hour of which a part is missing. Its value is '' then: only the browser knows, and says what is missing. */
function findTypedInPart(form: HTMLFormElement): HTMLInputElement | undefined {
  const inputs = [...form.querySelectorAll('input')];
  return inputs.find(({ validity }) => validity.badInput);
}

/** Returns what a browser or a password manager has filled in without an event. */
function findFilled<Values extends object>(form: HTMLFormElement, values: Values): Partial<Values> {
  const shown = Object.entries(values);
  const fields = form.querySelectorAll<HTMLInputElement>(
    'input[autocomplete]:not([autocomplete=off])',
  );
  const filled = [...fields].filter(({ name, value }) =>
    shown.some(([field, text]) => field === name && typeof text === 'string' && text !== value),
  );
  return Object.fromEntries(filled.map(({ name, value }) => [name, value])) as Partial<Values>;
}

/** Forgets a draft that was stored although its answer was lost. */
function findDraft<Values extends object>(name: string, stored: Values): Draft<Values> | null {
  const keptDraft = findKept<Draft<Values>>(name, 'localStorage');
  if (!keptDraft || changedIn(keptDraft.typed, stored).length > 0) return keptDraft;
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
