import { useStore } from '@nanostores/react';
import { useState, type SubmitEvent } from 'react';
import type { QuestionInput } from '#shared/question';
import { mostEmail, mostMessage, mostName } from '#shared/question-size';
import { refusedAnswer, refusalMessage } from '../../lib/refused-answer.ts';
import { askPainter, getDraft, keepDraft } from './question-store.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field } from '../../ui/Field.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { $words } from '../../words/page-words.ts';
import { wordsOf } from '../checkout/refusal-words.ts';
import type { AskedArtwork } from '../overlay-store.ts';

const names = ['name', 'email', 'message'] as const;
type Name = (typeof names)[number];
type Problems = Partial<Record<Name, string>>;

/** Works as HTML until it is hydrated: `method="dialog"` sends nothing, and its fields keep what was typed. */
export function AskForm({ artwork }: { artwork: AskedArtwork | null }) {
  const { ask } = useStore($words);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  const draft = getDraft();
  const asksPrice = artwork?.asksPrice;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    const typed = readQuestion(form, artwork);
    setRefusal(null);
    if (showProblems(form, findProblems(typed, ask.missing))) return;
    setSending(true);
    try {
      await askPainter(typed);
      setAnswerTo(typed.email);
    } catch (error) {
      if (!showProblems(form, problemsIn(error))) setRefusal(wordsOf(error, ask.notSent));
    }
    setSending(false);
  }

  /** Shows the problems and focuses the first field with one. Returns whether there is one. */
  function showProblems(form: HTMLFormElement, newProblems: Problems): boolean {
    setProblems(newProblems);
    const first = names.find((name) => newProblems[name]);
    if (first) (form.elements.namedItem(first) as HTMLElement).focus();
    return first !== undefined;
  }

  if (answerTo) {
    return (
      <p role="status" tabIndex={-1} ref={moveFocus} className="text-lg outline-none">
        {ask.sent(answerTo)}
      </p>
    );
  }
  return (
    <form
      method="dialog"
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => void submit(event)}
      onChange={(event) => keepDraft(readQuestion(event.currentTarget, artwork))}
      className="space-y-5"
    >
      {artwork && (
        <p className="text-sann">
          <Filled
            text={asksPrice ? ask.aboutPrice : ask.about}
            parts={{ title: <i key="title">{artwork.title}</i> }}
          />
        </p>
      )}
      <Field
        name="name"
        label={ask.name}
        autoComplete="name"
        required
        maxLength={mostName}
        defaultValue={draft.name}
        error={problems.name}
      />
      <Field
        name="email"
        type="email"
        label={ask.email}
        autoComplete="email"
        required
        maxLength={mostEmail}
        defaultValue={draft.email}
        error={problems.email}
      />
      <Field
        name="message"
        label={asksPrice ? ask.optionalMessage : ask.message}
        rows={5}
        required={!asksPrice}
        maxLength={mostMessage}
        defaultValue={draft.message}
        error={problems.message}
      />
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? ask.sending : ask.send}
      </Button>
    </form>
  );
}

/** Keeps what was typed into the page's form before its scripts came. */
export function keepTyped(form: HTMLFormElement): void {
  const typed = Object.entries(readQuestion(form, null)).filter(([, text]) => text);
  keepDraft({ ...getDraft(), ...Object.fromEntries(typed) });
}

function readQuestion(form: HTMLFormElement, artwork: AskedArtwork | null): QuestionInput {
  const typed = Object.fromEntries(new FormData(form)) as Record<Name, string>;
  return {
    ...typed,
    ...(artwork && { artworkId: artwork.id }),
    ...(artwork?.asksPrice && { asksPrice: true }),
  };
}

function findProblems(typed: QuestionInput, missing: Record<Name, string>): Problems {
  const needed = names.filter((name) => name !== 'message' || !typed.asksPrice);
  const empty = needed.filter((name) => !typed[name].trim());
  return Object.fromEntries(empty.map((name) => [name, missing[name]]));
}

/** Returns the problem of the field that the server refused. The server says what is wrong with an e-mail address. */
function problemsIn(error: unknown): Problems {
  const name = names.find((field) => field === refusedAnswer(error).field);
  const message = refusalMessage(error);
  return name && message ? { [name]: message } : {};
}
