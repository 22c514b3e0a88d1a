import { settingsInput, type ShopSettings } from '#shared/admin/settings';
import { serviceOfForm, type NewsletterForm } from '#shared/newsletter-form';
import { bySchema } from '../../../form/by-schema.ts';
import { Form } from '../../../form/Form.tsx';
import { FormFields, type FieldRow } from '../../../form/FormFields.tsx';
import { useForm, type Checked } from '../../../form/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { FoldedCard } from '../../ui/FoldedCard.tsx';
import { passwordField } from '../password-field.ts';
import { saveSettings } from '../settings-store.ts';
import { readCode } from './read-code.ts';

type Values = { newsletter: string; password: string };
type Newsletter = Pick<ShopSettings, 'newsletterUrl' | 'newsletterForm'> & { password?: string };

const fields: { newsletter: FieldRow } = {
  newsletter: {
    label: 'Form or address of your newsletter',
    rows: 4,
    autoComplete: 'off',
    spellCheck: false,
    hint: 'Paste the form that your newsletter service gives “to embed” (HTML), or the address of its page. It stands at the foot of every page, where a work is sold or waits for its hour, on series, on a wall with nothing for sale and after a payment. Empty: nothing.',
  },
};
const confirmation = passwordField('You get a mail about it.');
const checkAddress = bySchema(settingsInput.pick({ newsletterUrl: true }).required());

/** Takes the code of a form to embed, of which only what `newsletterForm` has is sent, or an address. */
export function NewsletterCard({ stored }: { stored: ShopSettings }) {
  const { newsletterUrl, newsletterForm } = stored;
  const form = useForm<Values, Newsletter>({
    stored: { newsletter: newsletterForm?.action ?? newsletterUrl, password: '' },
    draft: 'unsaved-settings/Newsletter',
    secrets: ['password'],
    check: readNewsletter,
    async send(input) {
      return (await saveSettings(input)).refusal;
    },
  });
  const isTyped = form.changed.includes('newsletter');
  const read = isTyped ? readNewsletter(form.values) : null;
  const understood = isTyped ? read?.input?.newsletterForm : newsletterForm;
  return (
    <FoldedCard
      title="Newsletter"
      words={
        newsletterForm
          ? `Joins at ${serviceOfForm(newsletterForm)}`
          : newsletterUrl || 'Nothing yet'
      }
      isUrgent={isTyped || form.refusal !== null}
    >
      <Form
        form={form}
        className="grid gap-5"
        buttons={
          <Button type="submit" disabled={form.isBusy || !isTyped} className="justify-self-start">
            Save
          </Button>
        }
      >
        <FormFields
          form={{ ...form, errors: { ...form.errors, ...read?.errors } }}
          fields={fields}
        />
        <p role="status" className="empty:hidden">
          {understood && joinsAt(understood)}
        </p>
        {isTyped && <FormFields form={form} fields={{ password: confirmation }} />}
      </Form>
    </FoldedCard>
  );
}

function joinsAt(form: NewsletterForm): string {
  return `Joins at ${serviceOfForm(form)}`;
}

function readNewsletter({ newsletter, password }: Values): Checked<Newsletter> {
  const { input, errors } = readTyped(newsletter.trim());
  return input
    ? { input: { ...input, ...(password && { password }) }, errors: null }
    : { input, errors };
}

function readTyped(typed: string): Checked<Newsletter> {
  if (typed.includes('<')) {
    const { form, problem } = readCode(typed);
    return form
      ? { input: { newsletterUrl: '', newsletterForm: form }, errors: null }
      : { input: null, errors: { newsletter: problem } };
  }
  const { input, errors } = checkAddress({ newsletterUrl: typed });
  return input
    ? { input: { ...input, newsletterForm: null }, errors: null }
    : { input: null, errors: { newsletter: errors.newsletterUrl } };
}
