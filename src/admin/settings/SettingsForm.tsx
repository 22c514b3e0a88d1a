import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  protectedSettings,
  settingNames,
  settingsInput,
  type SettingsInput,
  type ShopSettings,
} from '#shared/admin/settings';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { Card } from '../ui/Card.tsx';
import type { Group, TextName } from './groups.ts';
import { saveSettings } from './settings-store.ts';
import { SettingTranslationFields } from './SettingTranslationFields.tsx';
import { textsOf, valuesOf, type Values } from './values.ts';

/** Sends only what was changed. What another window stored meanwhile stands below a changed field. */
export function SettingsForm({ group, stored }: { group: Group; stored: ShopSettings }) {
  const [base, setBase] = useState(stored);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [openTransfers, setOpenTransfers] = useState<string[]>([]);
  const form = useForm<Values, unknown, SettingsInput>({
    resolver: zodResolver(settingsInput),
    defaultValues: valuesOf(group, stored),
  });
  const { register, handleSubmit, formState, reset } = form;
  const { errors, dirtyFields, isSubmitting } = formState;
  const changed = group.fields.map(({ name }) => name).filter((name) => dirtyFields[name]);
  const translated = Object.values(dirtyFields.translations ?? {}).flatMap((texts) =>
    textsOf(group).filter((name) => texts[name]),
  );
  const isTranslated = translated.length > 0;
  const needsPassword = changed.some(isProtected) || translated.some(isProtected);

  useEffect(
    () => reset(valuesOf(group, stored), { keepDirtyValues: true }),
    [group, reset, stored],
  );

  async function save({ password, ...input }: SettingsInput) {
    const sent = Object.fromEntries(changed.map((name) => [name, input[name]]));
    const saved = await saveSettings({
      ...sent,
      ...(isTranslated && { translations: input.translations }),
      ...(needsPassword && password && { password }),
    });
    setRefusal(saved.refusal);
    if (!saved.settings) return;
    setBase(saved.settings);
    setOpenTransfers(saved.settings.openTransfers);
    reset({ ...valuesOf(group, saved.settings), password: '' });
  }

  return (
    <Card title={group.title}>
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="grid gap-5">
        {group.fields.map(({ name, hint, rows, choices }) => {
          const isOvertaken = dirtyFields[name] && stored[name] !== base[name];
          const words = isOvertaken ? `Stored now: ${stored[name] || 'nothing'}. ${hint}` : hint;
          return (
            <FieldFrame
              key={name}
              label={settingNames[name]}
              hint={words}
              error={errors[name]?.message}
            >
              {({ className, ...control }) =>
                rows ? (
                  <textarea
                    {...control}
                    className={`${className} block`}
                    rows={rows}
                    {...register(name)}
                  />
                ) : (
                  <>
                    <input
                      {...control}
                      className={className}
                      autoComplete="off"
                      list={choices && `${name}-choices`}
                      {...register(name)}
                    />
                    {choices && <Choices id={`${name}-choices`} choices={choices()} />}
                  </>
                )
              }
            </FieldFrame>
          );
        })}
        <SettingTranslationFields form={form} group={group} />
        {needsPassword && (
          <Field
            label="Password"
            type="password"
            autoComplete="current-password"
            hint="This change needs your password, unless you typed it in the last ten minutes. The old and the new address get a mail about it."
            error={errors.password?.message}
            {...register('password')}
          />
        )}
        {refusal && <ErrorNote>{refusal}</ErrorNote>}
        <OldAccountTransfers orders={openTransfers} />
        <Button
          type="submit"
          disabled={isSubmitting || (changed.length === 0 && !isTranslated)}
          className="justify-self-start"
        >
          Save
        </Button>
      </form>
    </Card>
  );
}

function Choices({ id, choices }: { id: string; choices: string[] }) {
  return (
    <datalist id={id}>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </datalist>
  );
}

function isProtected(name: TextName): boolean {
  return (protectedSettings as readonly TextName[]).includes(name);
}

/** The numbers of unpaid orders that showed the bank account of before. */
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
            <a href={`/admin/orders#${id}`} className="link inline-block py-2">
              {`#${id}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
