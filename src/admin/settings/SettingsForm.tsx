import { useState } from 'react';
import { protectedSettings, settingsInput, type ShopSettings } from '#shared/admin/settings';
import { bySchema } from '../../form/by-schema.ts';
import { Form } from '../../form/Form.tsx';
import { FormFields } from '../../form/FormFields.tsx';
import { storedNow } from '../../form/stored-now.ts';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FoldedCard } from '../ui/FoldedCard.tsx';
import { TranslationFields } from '../ui/TranslationFields.tsx';
import { fieldsOf, textsOf, valuesOf, wordsOf, type Group, type Values } from './groups.ts';
import { passwordField } from './password-field.ts';
import { saveSettings } from './settings-store.ts';

const password = passwordField('The old and the new address get a mail about it.');
const check = bySchema(settingsInput);

/** Sends only what was changed. */
export function SettingsForm({ group, stored }: { group: Group; stored: ShopSettings }) {
  const [openTransfers, setOpenTransfers] = useState<string[]>([]);
  const fields = fieldsOf(group);
  const texts = textsOf(group);
  const form = useForm({
    stored: { ...valuesOf(group, stored), password: '' } as Values,
    draft: `unsaved-settings/${group.title}`,
    secrets: ['password'],
    check,
    async send(input, { changed }) {
      const isSent = (name: string) => changed.some((path) => path.split('.')[0] === name);
      const sent = Object.entries(input).filter(
        ([name]) => isSent(name) && (name !== 'password' || needsPassword),
      );
      const saved = await saveSettings(Object.fromEntries(sent));
      setOpenTransfers(saved.settings?.openTransfers ?? []);
      return saved.refusal;
    },
  });
  const changed = form.changed.filter((name) => name !== 'password');
  const needsPassword = changed.some(isProtected);
  return (
    <FoldedCard
      title={group.title}
      words={wordsOf(group, stored)}
      isOpenFirst={group.isOpen}
      isUrgent={changed.length > 0 || form.refusal !== null || openTransfers.length > 0}
    >
      <Form
        form={form}
        className="grid gap-5"
        buttons={
          <Button
            type="submit"
            disabled={form.isBusy || changed.length === 0}
            className="justify-self-start"
          >
            Save
          </Button>
        }
      >
        <FormFields form={form} fields={fields} hints={storedNow(form, fields)} />
        {texts.length > 0 && (
          <TranslationFields
            form={form}
            texts={texts}
            fields={fields}
            labelIn={(label, language) => `${label}, in ${language}`}
          />
        )}
        {needsPassword && <FormFields form={form} fields={{ password }} />}
        <OldAccountTransfers orders={openTransfers} />
      </Form>
    </FoldedCard>
  );
}

/** Returns whether a setting needs the password, also in a translation: 'translations.fr.transferInstructions'. */
function isProtected(name: string): boolean {
  return protectedSettings.some((protectedName) => protectedName === name.split('.').at(-1));
}

/** Shows the numbers of unpaid orders that showed the earlier bank account. */
function OldAccountTransfers({ orders }: { orders: readonly string[] }) {
  if (orders.length === 0) return null;
  return (
    <div role="status" className="border-l-2 border-soley bg-twal px-4 py-3">
      <p>
        These orders wait for a transfer to the old account. Write to their buyers, or look at both
        accounts:
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {orders.map((id) => (
          <li key={id}>
            <a href={`/admin/orders#${id}`} className="link inline-block whitespace-nowrap py-2">
              {`#${id}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
