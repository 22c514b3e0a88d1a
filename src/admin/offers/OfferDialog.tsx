import { formatDay } from '#shared/day';
import { languageNames } from '#shared/language';
import { formatCents } from '#shared/money';
import type { OfferInput } from '#shared/offer';
import { ChoiceField } from '../../form/fields.tsx';
import { FormFields, type FieldRow } from '../../form/FormFields.tsx';
import type { Form, FormOptions } from '../../form/use-form.ts';
import { Field } from '../../ui/Field.tsx';
import type { DialogControl } from '../ui/use-dialog.ts';
import { dayOf } from '../ui/moment.ts';
import { $languages } from '../session/session.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { AddLine, AddWork, OfferItems } from './OfferItems.tsx';
import { OfferParts } from './OfferParts.tsx';
import {
  checkOffer,
  forTotal,
  planOf,
  describeValue,
  untilOf,
  type OfferForm,
  type OfferValues,
} from './offer-values.ts';

type OfferDialogProps = {
  /** Its subject is what the form begins with. */
  dialog: Omit<DialogControl<OfferValues>, 'open'>;
  /** Changes an offer that is made: it keeps its works. */
  isChange?: boolean;
  draft: string;
  send: FormOptions<OfferValues, OfferInput>['send'];
};

const personFields = {
  customerName: { label: 'Name', autoComplete: 'off', maxLength: 200 },
  customerEmail: {
    label: 'E-mail address',
    type: 'email',
    autoComplete: 'off',
    hint: 'If you leave it empty, you copy the link of the offer and send it yourself.',
  },
};

const wordsField = {
  words: { label: 'Your words about it', rows: 3, hint: 'They stand on the page of the offer.' },
};

export function languageField(): { language?: FieldRow } {
  const languages = $languages.get();
  if (languages.length === 1) return {};
  const choices = Object.fromEntries(languages.map((name) => [name, languageNames[name]]));
  return { language: { label: 'Language of its page and e-mails', as: ChoiceField, choices } };
}

/** Shows the form of an offer. Fields that most offers leave as they are stand under 'More'. */
export function OfferDialog({ dialog, isChange = false, draft, ...rest }: OfferDialogProps) {
  const { subject: stored, count } = dialog;
  if (!stored) return null;
  const isKnown = isChange || stored.customerName !== '';
  const hasItems = stored.items.length > 0;
  return (
    <FormDialog
      key={count}
      dialog={dialog}
      title={isChange ? 'Change the offer' : 'Make an offer'}
      yes={buttonWords}
      busy={isChange ? 'Changing...' : 'Offering...'}
      no="Not now"
      form={{ stored, draft, check: checkOffer, send: rest.send }}
    >
      {(form) => (
        <>
          {isKnown ? (
            <Person values={form.values} />
          ) : (
            <FormFields form={form} fields={personFields} />
          )}
          <OfferItems form={form} isChange={isChange} />
          {!hasItems && (
            <>
              <AddWork form={form} />
              <AddLine form={form} />
            </>
          )}
          <Disclosure
            summary="More: day, payment in parts, words"
            form={form}
            has={(name) => !name.startsWith('items') && (isKnown || !(name in personFields))}
          >
            {() => (
              <div className="mt-3 grid gap-5">
                <Field
                  label="Good until"
                  type="date"
                  min={dayOf(Date.now())}
                  value={untilOf(form.values)}
                  error={form.errors['until']}
                  onChange={({ target }) => form.change({ until: target.value })}
                />
                <OfferParts form={form} />
                <FormFields form={form} fields={{ ...wordsField, ...languageField() }} />
                {isKnown && <FormFields form={form} fields={personFields} />}
                {hasItems && !isChange && <AddWork form={form} />}
                {hasItems && <AddLine form={form} />}
              </div>
            )}
          </Disclosure>
          <StoredNow form={form} />
          <p className="text-sm text-sann">{termsOf(form.values)}</p>
        </>
      )}
    </FormDialog>
  );
}

function Person({ values: { customerName, customerEmail } }: Pick<OfferForm, 'values'>) {
  return <p>{`For ${[customerName, customerEmail].filter(Boolean).join(', ') || 'nobody yet'}`}</p>;
}

const names: Record<keyof OfferValues, string> = {
  customerName: 'name',
  customerEmail: 'e-mail address',
  items: 'what is offered',
  until: 'good until',
  parts: 'payment',
  words: 'your words',
  language: 'language',
};

/** Shows the stored values that another window changed while the administrator typed (rule 39). */
function StoredNow({ form }: { form: Pick<Form<OfferValues>, 'stored' | 'isOvertaken'> }) {
  const overtaken = (Object.keys(names) as (keyof OfferValues)[]).filter(form.isOvertaken);
  if (overtaken.length === 0) return null;
  return (
    <ul aria-label="Stored now" className="grid gap-1 border-l-2 border-soley pl-3 text-sm">
      {overtaken.map((name) => (
        <li key={name}>{`Stored now, ${names[name]}: ${describeValue(name, form.stored)}`}</li>
      ))}
    </ul>
  );
}

function buttonWords(values: OfferValues): string {
  return `Offer ${values.items.length > 1 ? 'them' : 'it'}${forTotal(values.items)}`;
}

function termsOf(values: OfferValues): string {
  const good = `The offer is good until ${formatDay(untilOf(values))}.`;
  const works = values.items.filter(({ artworkId }) => artworkId).length;
  const held = works > 0 && `Nobody else can buy the ${works > 1 ? 'works' : 'work'} meanwhile.`;
  const plan = planOf(values);
  const [first] = plan;
  const ofAmount = first && first.cents > 0 ? ` of ${formatCents(first.cents)}` : '';
  const parts = first && `${plan.length} parts, the first${ofAmount} by then.`;
  return [good, held, parts].filter(Boolean).join(' ');
}
